import type { ContestSeason } from '@tipmark/domain';
import type { CacheableResponse } from '../../platform/cache/response-cache.ts';
import { RATING_TOPIC } from '../rating/rating-job.ts';
import type { BettingServices } from '../services.ts';
import { contestTopic } from './close-contests.ts';
import { type ContestantRow, findContestants, isContestant } from './contest-queries.ts';

const MAX_AGE_MS = 30_000;

type Parts = Pick<BettingServices, 'responses' | 'db'>;

async function stored(
  { responses }: Parts,
  { id, contest }: ContestSeason,
  part: string,
  build: CacheableResponse['build'],
): Promise<ContestantRow[]> {
  const { body } = await responses.get({
    key: `contestants|${id}|${part}`,
    topics: [contestTopic(contest), RATING_TOPIC],
    maxAgeMs: MAX_AGE_MS,
    build,
  });
  return JSON.parse(body.identity.toString());
}

/** The head of a season's table, computed once for all callers. */
export function cachedContestants(
  parts: Parts,
  season: ContestSeason,
  limit: number,
): Promise<ContestantRow[]> {
  return stored(parts, season, `first ${limit}`, () =>
    findContestants(parts.db, season, { limit }),
  );
}

/** A contestant's own row, at any rank; the full table is computed only for contestants. */
export async function cachedContestant(
  parts: Parts,
  season: ContestSeason,
  userId: number,
): Promise<ContestantRow | undefined> {
  const { db } = parts;
  if (!(await isContestant(db, season.id, userId))) return undefined;
  const [row] = await stored(parts, season, `of ${userId}`, () =>
    findContestants(db, season, { limit: 0, ownId: userId }),
  );
  return row;
}
