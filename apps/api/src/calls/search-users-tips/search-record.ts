import type { Criteria, Endpoints, SearchRecordReply } from '@tipmark/contract';
import { chooseTips, chooseUsers } from '../../discovery/search-users-tips/own-templates.ts';
import { readTipsRecord } from '../../discovery/search-users-tips/record/read-tips-record.ts';
import { readUsersRecord } from '../../discovery/search-users-tips/record/read-users-record.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import type { Services } from '../handler/services.ts';

/** A record covers three months, so ten minutes change little. */
const MAX_AGE_MS = 600_000;
const LIMITS = { callsPerMinute: 30, atOnce: { running: 1, waiting: 2 } } as const;

/** Keys that affect only how results are listed, not which are found. */
const OF_THE_PAGE: ReadonlySet<string> = new Set([
  'templateId',
  'sortType',
  'pageNumber',
  'count',
  'tipsCountPerUser',
  'maxMatchTimestamp',
]);

/** A record depends only on the criteria, not on the caller. */
async function cachedRecord<Filter extends Readonly<Record<string, unknown>>>(
  { responses }: Services,
  kind: 'tips' | 'users',
  criteria: Criteria<Filter>,
  read: (criteria: Criteria<Filter>) => Promise<SearchRecordReply>,
): Promise<SearchRecordReply> {
  const requested = Object.entries(criteria).filter(([name]) => !OF_THE_PAGE.has(name));
  const cached = await responses.get({
    key: `search-record:${kind}:${JSON.stringify(requested.toSorted())}`,
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    build: () => read(Object.fromEntries(requested) as Criteria<Filter>),
  });
  return JSON.parse(cached.body.identity.toString()) as SearchRecordReply;
}

export const tipsSearchRecord: PrivateHandler<Endpoints['tipsSearchRecord']> = {
  statements: 4,
  ...LIMITS,
  async answer({ body, signedIn, hasInvalidToken, services, nowSeconds, locale }) {
    const { db } = services;
    const { criteria } = await chooseTips(db, {
      body,
      payer: { signedIn, hasInvalidToken, nowSeconds, locale },
    });
    return cachedRecord(services, 'tips', criteria, (of) => readTipsRecord(db, of, nowSeconds));
  },
};

export const usersSearchRecord: PrivateHandler<Endpoints['usersSearchRecord']> = {
  statements: 4,
  ...LIMITS,
  async answer({ body, signedIn, hasInvalidToken, services, nowSeconds, locale }) {
    const { db } = services;
    const { criteria } = await chooseUsers(db, {
      body,
      payer: { signedIn, hasInvalidToken, nowSeconds, locale },
    });
    return cachedRecord(services, 'users', criteria, (of) => readUsersRecord(db, of, nowSeconds));
  },
};
