import type { OpenCollections } from '@tipmark/contract/open';
import { RATING_TOPIC } from '../../betting/rating/rating-job.ts';
import { found } from '../../matches/events/event-resource.ts';
import { findOpenAuthor, findOpenCappers } from '../../open/cappers/capper-queries.ts';
import { findOpenHeads, findOpenStatements } from '../../open/cappers/head-queries.ts';
import { findOpenEntries } from '../../open/cappers/ledger-queries.ts';
import { findOpenTips } from '../../open/cappers/tip-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { OpenHandler } from './open-handler.ts';

const MAX_AGE_MS = 30_000;

/** Published when a record is hidden, too. */
const topics = () => [RATING_TOPIC];

export const cappers: OpenHandler<OpenCollections['cappers']> = {
  statements: 1,
  order: ['text'],
  maxAgeMs: MAX_AGE_MS,
  topics,
  answer: ({ services: { db }, wanted }) => findOpenCappers(db, wanted),
};

export const capper: OpenHandler<OpenCollections['capper']> = {
  statements: 1,
  order: [],
  maxAgeMs: MAX_AGE_MS,
  topics,
  async answer({ services: { db }, segments }) {
    const page = await findOpenCappers(db, { after: undefined, limit: 1 }, segments.capper);
    return { rows: [found(page.rows[0])], next: undefined };
  },
};

/** @throws CallError not_found for an author who is unknown, private or blocked alike */
const authorOf = async (db: Db, url: string | undefined) =>
  url === undefined ? undefined : found(await findOpenAuthor(db, url));

export const tips: OpenHandler<OpenCollections['tips']> = {
  statements: 2,
  order: ['instant', 'id'],
  maxAgeMs: MAX_AGE_MS,
  topics,
  async answer({ services: { db }, filters, wanted, locale, nowSeconds }) {
    const { capper: url, ...others } = filters;
    const author = await authorOf(db, url);
    return findOpenTips(db, { ...others, ...wanted, userId: author?.id, nowSeconds }, locale);
  },
};

export const ledger: OpenHandler<OpenCollections['ledger']> = {
  statements: 2,
  order: ['id'],
  maxAgeMs: MAX_AGE_MS,
  topics,
  async answer({ services: { db }, filters, wanted, nowSeconds }) {
    const author = await authorOf(db, filters.capper);
    const of = { ledgerId: author?.ledgerId, afterSeq: filters.after };
    return findOpenEntries(db, { ...wanted, ...of, nowSeconds });
  },
};

export const ledgerHeads: OpenHandler<OpenCollections['ledgerHeads']> = {
  statements: 1,
  order: ['text'],
  maxAgeMs: MAX_AGE_MS,
  topics: () => [],
  answer: ({ services: { db }, wanted }) => findOpenHeads(db, wanted),
};

export const ledgerWitnesses: OpenHandler<OpenCollections['ledgerWitnesses']> = {
  statements: 1,
  order: ['id'],
  maxAgeMs: MAX_AGE_MS,
  topics: () => [],
  answer: ({ services: { db }, wanted }) => findOpenStatements(db, wanted),
};
