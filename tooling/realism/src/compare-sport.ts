import { textTable } from '@tipmark/server-kit';
import type { SimulatedSport } from '@tipmark/simulator';
import type { Calibration } from './calibration.ts';
import {
  binsText,
  type CountedOfSport,
  comparisonsOf,
  countedStatistics,
  isAlike,
} from './compare.ts';
import { totalOf } from './distance.ts';
import type { ReportedMatch } from './reported-match.ts';
import { together } from './statistic.ts';
import { STATISTICS } from './statistics-of-sports.ts';

/** The table of a sport: a line a statistic, and under it its bins. */
export function comparison(
  sport: SimulatedSport,
  real: CountedOfSport,
  worlds: readonly (readonly ReportedMatch[])[],
): string {
  const rows = comparisonsOf(real, countedStatistics(together(worlds.map(STATISTICS[sport]))));
  const number = (value: number | undefined, digits = 3) =>
    value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);
  const head = [
    sport,
    'real',
    'simulated',
    'mean',
    'mean',
    'distance',
    'noise',
    'apart',
    'apart',
    'is',
  ];
  const cells = rows.map((row) => [
    row.name,
    ...[row.real, row.simulated].map((one) => String(totalOf(one?.counts ?? {}))),
    ...[row.real, row.simulated].map((one) => number(one?.mean, 2)),
    ...[row.distance, row.noise, row.real?.apart, row.simulated.apart].map((value) =>
      number(value),
    ),
    Number.isNaN(row.distance) ? '–' : isAlike(row) ? 'alike' : 'OTHER',
  ]);
  const [first = '', ...lines] = textTable([head, ...cells]).split('\n');
  return [first, ...rows.flatMap((row, index) => [lines[index], `    ${binsText(row)}`])].join(
    '\n',
  );
}

/** Slopes of closing prices, with two standard errors. */
export function calibrationTable(
  rows: readonly (Calibration & { readonly world: string })[],
): string {
  return textTable([
    ['closing prices', 'matches', 'slope', '± 2 errors'],
    ...rows.map(({ world, name, matches, slope, error }) => [
      `${world}: ${name}`,
      String(matches),
      slope.toFixed(3),
      (2 * error).toFixed(3),
    ]),
  ]);
}
