import {
  CONTEST_LIMIT,
  type ContestEntry,
  type ContestFault,
  type ContestSeason,
  contestFault,
  contestMinDescription,
  contestSeason,
  describedLength,
} from '@tipmark/domain';
import type { Detail } from '../../platform/errors/errors.ts';
import { TipRejection } from './tip-rejection.ts';

const MILLI = 1_000;
const textOf = (milli: number): string => (milli / MILLI).toFixed(2);

const FIELDS: Partial<Record<ContestFault, string>> = {
  odds_range: 'odd_type',
  description_short: 'description',
};

function messageOf(fault: ContestFault, { contest }: ContestSeason): Detail {
  const { minMilliOdds, maxMilliOdds, perDay } = CONTEST_LIMIT;
  switch (fault) {
    case 'not_running':
      return { key: 'contest_not_running' };
    case 'premium_only':
      return { key: 'contest_premium_only' };
    case 'match_outside':
      return { key: 'contest_match_outside' };
    case 'odds_range': {
      const values = { minimum: textOf(minMilliOdds), maximum: textOf(maxMilliOdds) };
      return { key: 'contest_odds_range', values };
    }
    case 'description_short':
      return {
        key: 'contest_description_short',
        values: { minimum: contestMinDescription(contest) },
      };
    case 'day_limit':
      return { key: 'contest_day_limit', values: { limit: perDay } };
  }
}

function refuse(fault: ContestFault, season: ContestSeason): never {
  const field = FIELDS[fault] ?? 'contestSeasonId';
  throw new TipRejection('contest_condition', field, messageOf(fault, season));
}

/**
 * The season a tip is entered for; undefined without one.
 * @throws TipRejection for an unknown id
 */
export function requestedSeason(id: number | null | undefined): ContestSeason | undefined {
  if (id === null || id === undefined || id === 0) return undefined;
  const season = contestSeason(id);
  if (season !== undefined) return season;
  throw new TipRejection('contest_condition', 'contestSeasonId', { key: 'contest_unknown' });
}

/** @throws TipRejection when the rules of the contest do not allow the tip */
export function refuseEntry(season: ContestSeason | undefined, entry: ContestEntry): void {
  const fault = season && contestFault(season, entry);
  if (season !== undefined && fault !== undefined) refuse(fault, season);
}

/** A tip of a contest, as it will be after a change. */
export interface ChangedEntry {
  readonly contestSeasonId: number | null;
  readonly requestedSeasonId: number | null | undefined;
  readonly description: string;
  /** Only of a change of the outcome or the stake. */
  readonly milliOdds?: number;
}

/**
 * A tip stays in the contest it was posted to, and within its rules.
 * @throws TipRejection
 */
export function refuseChange(changed: ChangedEntry): void {
  const { contestSeasonId, requestedSeasonId, description, milliOdds } = changed;
  if (requestedSeasonId && requestedSeasonId !== contestSeasonId) {
    throw new TipRejection('contest_condition', 'contestSeasonId', { key: 'contest_fixed' });
  }
  const season = contestSeasonId === null ? undefined : contestSeason(contestSeasonId);
  if (season === undefined) return;
  const { minMilliOdds, maxMilliOdds } = CONTEST_LIMIT;
  if (describedLength(description) < contestMinDescription(season.contest)) {
    refuse('description_short', season);
  }
  if (milliOdds !== undefined && (milliOdds < minMilliOdds || milliOdds > maxMilliOdds)) {
    refuse('odds_range', season);
  }
}
