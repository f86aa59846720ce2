import type { PointsRule } from '../sports/points-rule.ts';
import { sum } from '../sum.ts';
import { outcomeFor, pointsFor, type StandingsMatch } from './standings-row.ts';

export interface PointsStep {
  /** Of the team so far, without deductions. */
  readonly points: number;
  /** What the teams of the table had on average after as many matches. */
  readonly mean: number;
}

/** Points of a team after its first match, its second one, and so on. */
function pointsAfterEach(
  teamId: number,
  matches: readonly StandingsMatch[],
  rule: PointsRule,
): number[] {
  let points = 0;
  return matches
    .filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .flatMap((match) => {
      const outcome = outcomeFor(match, teamId);
      if (outcome === undefined) return [];
      points += pointsFor(outcome, rule);
      return [points];
    });
}

/** A team's points over the season, compared with the average of its table. */
export function pointsByMatch(
  teamId: number,
  teamIds: readonly number[],
  matches: readonly StandingsMatch[],
  rule: PointsRule,
): PointsStep[] {
  const ofTeams = teamIds.map((id) => pointsAfterEach(id, matches, rule));
  return pointsAfterEach(teamId, matches, rule).map((points, index) => {
    const others = ofTeams.flatMap((course) => course[index] ?? []);
    return { points, mean: sum(others) / Math.max(others.length, 1) };
  });
}
