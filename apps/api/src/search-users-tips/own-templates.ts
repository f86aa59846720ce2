import type { TipsCriteria, UsersCriteria } from '@tipmark/contract';
import type { Db } from '../database/connect.ts';
import { TEMPLATE_KINDS } from '../templates/template-kinds.ts';
import { findTemplate } from '../templates/template-queries.ts';
import type { OwnTemplate } from './chosen-search.ts';

/** Criteria were held to the contract when the template was saved. */
async function findOwn<Params>(
  db: Db,
  kind: 'tips' | 'users',
  id: number,
  userId: number,
): Promise<OwnTemplate<Params> | undefined> {
  const row = await findTemplate(db, { userId, kind: TEMPLATE_KINDS[kind] }, id);
  return row && { id: row.id, name: row.name, params: row.params as Params };
}

export function findOwnTipsTemplate(db: Db, id: number, userId: number) {
  return findOwn<TipsCriteria>(db, 'tips', id, userId);
}

export function findOwnUsersTemplate(db: Db, id: number, userId: number) {
  return findOwn<UsersCriteria>(db, 'users', id, userId);
}
