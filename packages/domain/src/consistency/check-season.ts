import { MATCH_STATUS } from '../enumerations/match-status.ts';
import type { MatchFault, MatchReport } from './match-report.ts';

/** Dates of a season, unix seconds; a source may not know its end yet. */
export interface SeasonDates {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Seasons were played to their end three months late; a mistyped year is further away. */
const TOLERANCE_SECONDS = 200 * 86_400;

/** Whether a match that was played can be of a season; dates of others may not be known yet. */
export function checkSeason(
  { status, startsAt }: Pick<MatchReport, 'status'> & { readonly startsAt: number },
  season: SeasonDates,
): MatchFault | undefined {
  if (status !== MATCH_STATUS.finished && status !== MATCH_STATUS.finishedRetired) return undefined;
  const isNear =
    startsAt >= season.startsAt - TOLERANCE_SECONDS &&
    startsAt <= season.endsAt + TOLERANCE_SECONDS;
  if (isNear) return undefined;
  const [day, first, last] = [startsAt, season.startsAt, season.endsAt].map((at) =>
    new Date(at * 1_000).toISOString().slice(0, 10),
  );
  return {
    field: 'startsAt',
    reason: `${day} is far from its season, ${first} to ${last}`,
    remedy: 'correct the year, or send the season with its dates',
  };
}
