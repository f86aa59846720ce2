import type { ReportedMatch } from './reported-match.ts';
import { type Seen, type Statistic, sizes } from './statistic.ts';

const FEWEST_MATCHES = 200;

/** How far the tables of whole seasons are spread, in points per match. */
export function tableStatistics(
  matches: readonly ReportedMatch[],
  pointsOf: (match: ReportedMatch) => readonly [home: number, away: number],
): Statistic[] {
  const seasons = [...Map.groupBy(matches, ({ match }) => match.seasonKey).values()]
    .filter((ofSeason) => ofSeason.length >= FEWEST_MATCHES)
    .map((ofSeason) => ({ group: ofSeason[0]?.group ?? '', points: means(ofSeason, pointsOf) }));
  const of = (value: (points: readonly number[]) => number | undefined) =>
    seasons.map(({ group, points }): Seen => [group, value(points)]);
  return [
    sizes(
      'table: points a match of the first',
      { width: 0.2, least: 1.6, most: 2.6 },
      of((points) => points.at(-1)),
    ),
    sizes(
      'table: points a match of the last',
      { width: 0.2, least: 0.2, most: 1.2 },
      of((points) => points[0]),
    ),
    sizes(
      'table: deviation of points a match',
      { width: 0.05, least: 0.2, most: 0.6 },
      of(deviation),
    ),
  ];
}

/** Points a match of every team, ascending. */
function means(
  matches: readonly ReportedMatch[],
  pointsOf: (match: ReportedMatch) => readonly [home: number, away: number],
): number[] {
  const teams = new Map<string, { points: number; played: number }>();
  const add = (key: string, points: number) => {
    const known = teams.get(key) ?? { points: 0, played: 0 };
    teams.set(key, { points: known.points + points, played: known.played + 1 });
  };
  for (const match of matches) {
    const [home, away] = pointsOf(match);
    add(match.match.homeKey, home);
    add(match.match.awayKey, away);
  }
  return [...teams.values()].map(({ points, played }) => points / played).toSorted((a, b) => a - b);
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1));
}
