import type { StandingsMatch } from './standings-row.ts';

/** Days without a match that set one round apart from the next. */
const PAUSE_SECONDS = 2 * 86_400;

/**
 * When the last round of a league began, unix seconds: its latest matches back to a pause of two
 * days, or to a team's second match. A rescheduled match is a separate round.
 * @returns undefined while there is nothing before it
 */
export function lastRoundStart(matches: readonly StandingsMatch[]): number | undefined {
  const played = matches
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => b.startsAt - a.startsAt);
  const teams = new Set<number>();
  let start: number | undefined;
  for (const { homeId, awayId, startsAt } of played) {
    const isEarlier =
      start !== undefined &&
      (start - startsAt > PAUSE_SECONDS || teams.has(homeId) || teams.has(awayId));
    if (isEarlier) return start;
    teams.add(homeId).add(awayId);
    start = startsAt;
  }
  return undefined;
}
