import type { TipsCriteria, UsersCriteria } from '@tipmark/contract';
import type { Db } from '../database/connect.ts';
import type { OwnTemplate } from './chosen-search.ts';

export async function findOwnTipsTemplate(
  _db: Db,
  _id: number,
  _userId: number,
): Promise<OwnTemplate<TipsCriteria> | undefined> {
  return undefined;
}

export async function findOwnUsersTemplate(
  _db: Db,
  _id: number,
  _userId: number,
): Promise<OwnTemplate<UsersCriteria> | undefined> {
  return undefined;
}
