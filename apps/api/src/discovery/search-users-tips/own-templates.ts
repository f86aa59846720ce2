import {
  type Criteria,
  criteriaOf,
  TIPS_PRESETS,
  type TipsCriteria,
  type TipsSearchFilter,
  tipsSearchFilter,
  USERS_PRESETS,
  type UsersCriteria,
  type UsersSearchFilter,
  usersSearchFilter,
} from '@tipmark/contract';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/connect.ts';
import { TEMPLATE_KINDS } from '../templates/template-kinds.ts';
import { findTemplate } from '../templates/template-queries.ts';
import {
  type ChosenSearch,
  chooseSearch,
  type OwnTemplate,
  type SearchRequest,
} from './chosen-search.ts';

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

type Requested<Filter> = Pick<SearchRequest<Filter>, 'body' | 'payer'>;

/** The criteria of a search for tips. */
export const chooseTips = (
  db: Db,
  requested: Requested<TipsSearchFilter>,
): Promise<ChosenSearch<TipsCriteria>> =>
  chooseSearch({
    ...requested,
    presets: TIPS_PRESETS,
    findOwn: (id, userId) => findOwn(db, 'tips', tipsSearchFilter, { id, userId }),
  });

/** The criteria of a search for cappers. */
export const chooseUsers = (
  db: Db,
  requested: Requested<UsersSearchFilter>,
): Promise<ChosenSearch<UsersCriteria>> =>
  chooseSearch({
    ...requested,
    presets: USERS_PRESETS,
    findOwn: (id, userId) => findOwn(db, 'users', usersSearchFilter, { id, userId }),
  });
