import { MATCH_STATUS } from '@tipmark/domain';
import { outcome } from './markets.ts';
import { priceStatistics } from './price-statistics.ts';
import { refereeStatistics } from './referee-statistics.ts';
import type { ReportedMatch } from './reported-match.ts';
import { kinds, type Seen, type Statistic, sizes } from './statistic.ts';
import { tableStatistics } from './table-statistics.ts';

type Count = 'shots' | 'shotsOnTarget' | 'corners' | 'fouls' | 'yellowCards' | 'redCards';

const MOST_GOALS = 3;
/** Sum of both sides, and the difference between home and away. */
const COUNTS: readonly (readonly [
  name: string,
  count: Count,
  width: number,
  low: number,
  high: number,
])[] = [
  ['shots', 'shots', 4, 8, 40],
  ['shots on target', 'shotsOnTarget', 2, 2, 18],
  ['corners', 'corners', 2, 2, 18],
  ['fouls', 'fouls', 4, 8, 40],
  ['yellow cards', 'yellowCards', 1, 0, 9],
  ['red cards', 'redCards', 1, 0, 2],
];

/** Of league matches that were played to their end. */
export function soccerStatistics(all: readonly ReportedMatch[]): Statistic[] {
  const matches = all.filter(
    ({ status, score }) => status === MATCH_STATUS.finished && score !== undefined,
  );
  const goals = (match: ReportedMatch) => [match.score?.home ?? 0, match.score?.away ?? 0] as const;
  const by = (value: (match: ReportedMatch) => number | undefined) =>
    matches.map((match): Seen => [match.group, value(match)]);
  const named = (bin: (match: ReportedMatch) => string | undefined) =>
    matches.map((match) => [match.group, bin(match)] as const);
  const outcomeOf = (match: ReportedMatch) => outcome(goals(match));
  return [
    sizes(
      'goals',
      { width: 1, least: 0, most: 7 },
      by((one) => goals(one)[0] + goals(one)[1]),
    ),
    sizes(
      'goals of the host',
      { width: 1, least: 0, most: 5 },
      by((one) => goals(one)[0]),
    ),
    sizes(
      'goals of the guest',
      { width: 1, least: 0, most: 5 },
      by((one) => goals(one)[1]),
    ),
    kinds(
      'score',
      named((one) => scoreOf(goals(one))),
    ),
    kinds(
      'result',
      named((one) => '1x2'[outcomeOf(one)]),
    ),
    kinds(
      'half-time and full-time',
      named((one) => {
        const half = one.score?.periods?.[0];
        return half && `${'1x2'[outcome(half)]}/${'1x2'[outcomeOf(one)]}`;
      }),
    ),
    sizes(
      'goals of the first half',
      { width: 1, least: 0, most: 4 },
      by(({ score }) => score?.periods?.[0] && score.periods[0][0] + score.periods[0][1]),
    ),
    sizes('minute of a goal', { width: 15, least: 1, most: 76 }, goalMinutes(matches)),
    ...COUNTS.flatMap(([name, count, width, least, most]) => [
      sizes(
        name,
        { width, least, most },
        by((one) => both(one, count, 1)),
      ),
      sizes(
        `${name}: host's lead`,
        { width, least: -3 * width, most: 3 * width },
        by((one) => both(one, count, -1)),
      ),
    ]),
    ...refereeStatistics(matches),
    ...tableStatistics(matches, (one) => {
      const [home, away] = goals(one);
      return home > away ? [3, 0] : home === away ? [1, 1] : [0, 3];
    }),
    ...priceStatistics('soccer', matches),
  ];
}

function scoreOf([home, away]: readonly [number, number]): string {
  return Math.max(home, away) > MOST_GOALS ? 'other' : `${home}:${away}`;
}

function both({ statistics }: ReportedMatch, count: Count, sign: 1 | -1): number | undefined {
  const [home, away] = [statistics?.home[count], statistics?.away[count]];
  return home === undefined || away === undefined ? undefined : home + sign * away;
}

/** In regular time; only where the file reports goals. */
function goalMinutes(matches: readonly ReportedMatch[]): Seen[] {
  return matches.flatMap(({ group, events }) =>
    events
      .filter(
        ({ type, minute }) => type.endsWith('goal') && !type.startsWith('shoot') && minute <= 90,
      )
      .map(({ minute }): Seen => [group, minute]),
  );
}
