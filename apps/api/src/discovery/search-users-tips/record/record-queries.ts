import type { TipsCriteria } from '@tipmark/contract';
import {
  DAY_SECONDS,
  HOUR_SECONDS,
  RATING_WINDOW_DAYS,
  type SettledResult,
  STAKE_UNIT_MILLI,
  type WindowTip,
} from '@tipmark/domain';
import { type RawBuilder, sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import {
  between,
  IS_DESCRIBED,
  isOfCategories,
  isOfLeagues,
  isOfMatches,
  milliOf,
} from '../tips-criteria-queries.ts';

export interface RecordedTip {
  readonly user_id: number;
  readonly match_id: number;
  readonly result: SettledResult;
  readonly milli: number;
  readonly clv: number | null;
  readonly created_at: number;
}

interface Span {
  /** Inclusive, of the publication; unix seconds. */
  readonly fromSeconds: number;
  readonly limit: number;
}

/** Settled tips of cappers whose statistics are public, the newest first. */
async function findSettled(
  db: Db,
  { fromSeconds, limit }: Span,
  conditions: readonly RawBuilder<unknown>[],
): Promise<RecordedTip[]> {
  const { rows } = await sql<RecordedTip>`
    select t.user_id, t.match_id, t.result, t.milli, t.clv,
      extract(epoch from t.created_at)::int as created_at
    from tips t
    join matches m on m.id = t.match_id
    join leagues l on l.id = m.league_id
    join users u on u.id = t.user_id
    where t.settled_at is not null and t.created_at >= ${atSecond(fromSeconds)}
      and not u.is_private and u.blocked_at is null
      ${sql.join(
        conditions.map((condition) => sql`and ${condition}`),
        sql` `,
      )}
    order by t.created_at desc, t.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * Settled tips that meet the criteria about the tip itself. How soon the match started is counted
 * from the publication.
 */
export const findRecordedTips = (
  db: Db,
  span: Span,
  criteria: TipsCriteria,
): Promise<RecordedTip[]> => {
  const { sportType, matchesHours = 0, minOddsValue, maxOddsValue } = criteria;
  return findSettled(db, span, [
    ...(sportType === undefined ? [] : [sql`t.sport = ${sportType}`]),
    ...(matchesHours === 0
      ? []
      : [
          sql`t.starts_at <= t.created_at + make_interval(secs => ${matchesHours * HOUR_SECONDS}::int)`,
        ]),
    ...(criteria.isOnlyTipsDescription === true ? [IS_DESCRIBED] : []),
    ...between(sql`t.milli`, milliOf(minOddsValue), milliOf(maxOddsValue)),
    isOfLeagues(criteria),
    isOfMatches(criteria),
    isOfCategories(criteria),
  ]);
};

/** Settled tips of everybody. */
export const findTipsSince = (db: Db, span: Span): Promise<RecordedTip[]> =>
  findSettled(db, span, []);

/** A settled tip of a capper's past. */
export type PastTip = Omit<WindowTip, 'result'> & {
  readonly userId: number;
  readonly result: SettledResult;
  /** Of the capper's present record; null while it was never reset. */
  readonly resetAt: number | null;
};

const PAST_COLUMNS = sql`t.user_id as "userId", t.result, t.milli as "milliOdds", t.clv,
  t.stake * ${STAKE_UNIT_MILLI}::int as "stakeMilli", t.profit_milli as "profitMilli",
  extract(epoch from t.created_at)::int as "createdAt",
  extract(epoch from t.settled_at)::int as "settledAt"`;

/** Settled tips of some cappers, in order of settlement. @param afterSeconds 0 = all */
export async function findPastTips(
  db: Db,
  userIds: readonly number[],
  afterSeconds: number,
  limit: number,
): Promise<PastTip[]> {
  const { rows } = await sql<PastTip>`
    select ${PAST_COLUMNS}, extract(epoch from u.reset_at)::int as "resetAt"
    from tips t join users u on u.id = t.user_id
    where t.user_id = any(${[...userIds]}::int[]) and t.settled_at > ${atSecond(afterSeconds)}
    order by t.settled_seq, t.id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** A tip that counts for the rating, of somebody who may have a rank. */
export type RatedPastTip = WindowTip & {
  readonly userId: number;
  readonly registeredAt: number;
};

/** Tips from which ranks since an instant are computed, in order of settlement. */
export async function findRatedTips(
  db: Db,
  fromSeconds: number,
  limit: number,
): Promise<RatedPastTip[]> {
  const { rows } = await sql<RatedPastTip>`
    select ${PAST_COLUMNS}, extract(epoch from u.created_at)::float8 as "registeredAt"
    from tips t join users u on u.id = t.user_id
    where t.is_rated and t.settled_at > ${atSecond(fromSeconds - RATING_WINDOW_DAYS * DAY_SECONDS)}
      and u.email_confirmed_at is not null and not u.is_private and u.blocked_at is null
    order by t.settled_seq, t.id
    limit ${limit}
  `.execute(db);
  return rows;
}
