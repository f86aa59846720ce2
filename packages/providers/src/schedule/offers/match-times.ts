import { DAY_SECONDS } from '@tipmark/domain';
import { joinTimes, type OpenTime } from '../task.ts';
import type { PlannedMatch } from './offer.ts';

const MINUTE = 60;
const HOUR = 3_600;
const MS = 1_000;
/** With its breaks, an hour of extra time and a late start: then it is asked for as a result. */
const LONGEST_MATCH_SECONDS = 3.5 * HOUR;
/** How long a match takes as a rule, while its end is not known. */
const USUAL_MATCH_SECONDS = 2 * HOUR;
/** Results are corrected; each correction is looked for at these times after the end. */
const CORRECTED_AFTER = [10 * MINUTE, 2 * HOUR, DAY_SECONDS] as const;
/** Matches that end at about the same time are asked for together. */
const TOGETHER_SECONDS = 15 * MINUTE;

export const dayOf = (seconds: number): string => new Date(seconds * MS).toISOString().slice(0, 10);

/** First year of a season that begins in summer. */
export function seasonAt(seconds: number): number {
  const date = new Date(seconds * MS);
  return date.getUTCMonth() >= 6 ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
}

/** While matches are played, from shortly before their starts. */
export const liveTimes = (matches: readonly PlannedMatch[]): OpenTime[] =>
  joinTimes(
    matches.map(({ startsAt, endedAt }) => ({
      from: startsAt - MINUTE,
      to: endedAt ?? startsAt + LONGEST_MATCH_SECONDS,
    })),
  );

/** While the prices of matches move: in the hours before their starts. */
export const priceTimes = (matches: readonly PlannedMatch[], hours = 6): OpenTime[] =>
  joinTimes(matches.map(({ startsAt }) => ({ from: startsAt - hours * HOUR, to: startsAt })));

export const endOf = ({ startsAt, endedAt }: PlannedMatch): number =>
  endedAt ?? startsAt + USUAL_MATCH_SECONDS;

export interface MatchGroup {
  readonly at: number;
  readonly matches: readonly PlannedMatch[];
}

/**
 * Matches whose corrections are looked for at about the same time.
 * @param later further times after the end, in seconds
 */
export function correctionGroups(
  matches: readonly PlannedMatch[],
  later: readonly number[] = [],
): MatchGroup[] {
  return [...CORRECTED_AFTER, ...later].flatMap((after) =>
    groupsBy(matches, (match) => endOf(match) + after),
  );
}

/** Matches that start at about the same time, some time before that. */
export const startGroups = (matches: readonly PlannedMatch[], before: number): MatchGroup[] =>
  groupsBy(matches, ({ startsAt }) => startsAt - before);

function groupsBy(
  matches: readonly PlannedMatch[],
  timeOf: (match: PlannedMatch) => number,
): MatchGroup[] {
  const groups = Map.groupBy(matches, (match) => Math.ceil(timeOf(match) / TOGETHER_SECONDS));
  return [...groups].map(([quarter, together]) => ({
    at: quarter * TOGETHER_SECONDS,
    matches: together,
  }));
}
