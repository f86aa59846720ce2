import { compareText } from '../compare-text.ts';
import { TOTALS_SORT, type TotalsSort } from '../enumerations/sort-orders.ts';
import { SPORT, type Sport } from '../enumerations/sport.ts';
import { TOTALS_MARKET, type TotalsMarket } from '../enumerations/statistics-filters.ts';
import type { Figure, PlayedMatch } from './played-match.ts';
import {
  averageTotal,
  goalsTotal,
  type LineCount,
  partTotal,
  type TotalOf,
  totalsOf,
} from './totals.ts';

const figureTotal =
  (figure: Figure): TotalOf =>
  ({ home, away }) => {
    const [host, guest] = [home[figure], away[figure]];
    return host === undefined || guest === undefined ? undefined : host + guest;
  };

type TotalsRule = { readonly totalOf: TotalOf; readonly lines: readonly number[] };

const PARTS = [0.5, 1.5, 2.5];

const SOCCER_RULES: Readonly<Record<TotalsMarket, TotalsRule>> = {
  [TOTALS_MARKET.match]: { totalOf: goalsTotal, lines: [0.5, 1.5, 2.5, 3.5, 4.5] },
  [TOTALS_MARKET.firstHalf]: { totalOf: partTotal(0), lines: PARTS },
  [TOTALS_MARKET.secondHalf]: { totalOf: partTotal(1), lines: PARTS },
  [TOTALS_MARKET.thirdPeriod]: { totalOf: partTotal(2), lines: PARTS },
  [TOTALS_MARKET.corners]: { totalOf: figureTotal('corners'), lines: [7.5, 8.5, 9.5, 10.5, 11.5] },
  [TOTALS_MARKET.yellowCards]: {
    totalOf: figureTotal('yellowCards'),
    lines: [2.5, 3.5, 4.5, 5.5],
  },
  [TOTALS_MARKET.shots]: { totalOf: figureTotal('shots'), lines: [19.5, 22.5, 25.5, 28.5] },
};

/** Goals, goals of the three periods, and shots. */
export const HOCKEY_TOTALS_MARKETS = [
  TOTALS_MARKET.match,
  TOTALS_MARKET.firstHalf,
  TOTALS_MARKET.secondHalf,
  TOTALS_MARKET.thirdPeriod,
  TOTALS_MARKET.shots,
] as const;

const HOCKEY_LINES: Partial<Record<TotalsMarket, readonly number[]>> = {
  [TOTALS_MARKET.match]: [3.5, 4.5, 5.5, 6.5, 7.5],
  [TOTALS_MARKET.shots]: [49.5, 53.5, 57.5, 61.5, 65.5],
};

/** What a totals block counts in a match of a sport, and over which lines. */
export function totalsRule(sport: Sport, market: TotalsMarket): TotalsRule {
  const rule = SOCCER_RULES[market];
  const lines = sport === SPORT.hockey ? HOCKEY_LINES[market] : undefined;
  return lines === undefined ? rule : { ...rule, lines };
}

export type TeamTotals = {
  readonly teamId: number;
  /** Matches in which the total is known. */
  readonly of: number;
  readonly average: number;
  readonly lines: readonly LineCount[];
};

/**
 * Totals of each team's matches. A team whose totals are not known has no row.
 * @param sport whose lines are counted
 * @param sort by mean, by the share over the middle line, or by name
 */
export function teamTotals(
  sport: Sport,
  teams: readonly { readonly id: number; readonly name: string }[],
  matches: readonly PlayedMatch[],
  market: TotalsMarket,
  sort: TotalsSort,
): TeamTotals[] {
  const { totalOf, lines } = totalsRule(sport, market);
  const nameOf = new Map(teams.map(({ id, name }) => [id, name]));
  const rows = teams.flatMap(({ id }): TeamTotals[] => {
    const own = matches.filter(({ homeId, awayId }) => homeId === id || awayId === id);
    const mean = averageTotal(own, totalOf);
    return mean ? [{ teamId: id, ...mean, lines: totalsOf(own, lines, totalOf) }] : [];
  });
  const byName = (a: TeamTotals, b: TeamTotals) =>
    compareText(nameOf.get(a.teamId) ?? '', nameOf.get(b.teamId) ?? '');
  const orders: Record<TotalsSort, (a: TeamTotals, b: TeamTotals) => number> = {
    [TOTALS_SORT.averageDescending]: (a, b) => b.average - a.average,
    [TOTALS_SORT.averageAscending]: (a, b) => a.average - b.average,
    [TOTALS_SORT.overShare]: (a, b) => overShare(b) - overShare(a),
    [TOTALS_SORT.name]: byName,
  };
  return rows.toSorted((a, b) => orders[sort](a, b) || byName(a, b));
}

function overShare({ lines }: TeamTotals): number {
  const middle = lines[Math.floor(lines.length / 2)];
  return middle === undefined || middle.of === 0 ? 0 : middle.over / middle.of;
}
