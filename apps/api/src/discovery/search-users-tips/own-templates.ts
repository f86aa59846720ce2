import {
  type Criteria,
  criteriaOf,
  type TipsCriteria,
  tipsSearchFilter,
  type UsersCriteria,
  usersSearchFilter,
} from '@tipmark/contract';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/connect.ts';
import { TEMPLATE_KINDS } from '../templates/template-kinds.ts';
import { findTemplate } from '../templates/template-queries.ts';
import type { OwnTemplate } from './chosen-search.ts';

type Filter = Readonly<Record<string, unknown>>;

/** A template of the caller with the criteria the filter still accepts. */
async function findOwn<Output extends Filter>(
  db: Db,
  kind: 'tips' | 'users',
  filter: z.ZodMiniType<Output>,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<OwnTemplate<Criteria<Output>> | undefined> {
  const found = await findTemplate(db, { userId, kind: TEMPLATE_KINDS[kind] }, id);
  const params = z.safeParse(filter, found?.params);
  if (found === undefined || !params.success) return undefined;
  return { id: found.id, name: found.name, params: criteriaOf(params.data) };
}

export function findOwnTipsTemplate(
  db: Db,
  id: number,
  userId: number,
): Promise<OwnTemplate<TipsCriteria> | undefined> {
  return findOwn(db, 'tips', tipsSearchFilter, { id, userId });
}

export function findOwnUsersTemplate(
  db: Db,
  id: number,
  userId: number,
): Promise<OwnTemplate<UsersCriteria> | undefined> {
  return findOwn(db, 'users', usersSearchFilter, { id, userId });
}
