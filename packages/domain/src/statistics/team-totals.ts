import { compareNames, type NamesLanguage } from '../compare-names.ts';
import { TOTALS_SORT, type TotalsSort } from '../enumerations/sort-orders.ts';
import type { Sport } from '../enumerations/sport.ts';
import { TOTALS_MARKET, type TotalsMarket } from '../enumerations/statistics-filters.ts';
import { sportRules } from '../sports/sports.ts';
import type { PlayedMatch, StatisticName } from './played-match.ts';
import {
  averageTotal,
  goalsTotal,
  type LineCount,
  partTotal,
  type TotalOf,
  totalsOf,
} from './totals.ts';

const statisticTotal =
  (statistic: StatisticName): TotalOf =>
  ({ home, away }) => {
    const [host, guest] = [home[statistic], away[statistic]];
    return host === undefined || guest === undefined ? undefined : host + guest;
  };

interface TotalsRule {
  readonly totalOf: TotalOf;
  readonly lines: readonly number[];
}

const TOTAL_OF: Readonly<Record<TotalsMarket, TotalOf>> = {
  [TOTALS_MARKET.match]: goalsTotal,
  [TOTALS_MARKET.firstHalf]: partTotal(0),
  [TOTALS_MARKET.secondHalf]: partTotal(1),
  [TOTALS_MARKET.thirdPeriod]: partTotal(2),
  [TOTALS_MARKET.corners]: statisticTotal('corners'),
  [TOTALS_MARKET.yellowCards]: statisticTotal('yellowCards'),
  [TOTALS_MARKET.shots]: statisticTotal('shots'),
};

/** Possible counts of a sport's totals blocks. */
export function totalsMarketsOf(sport: Sport) {
  const markets = Object.keys(sportRules(sport).statistics.totals).map(Number);
  return markets as [TotalsMarket, ...TotalsMarket[]];
}

/** The count of a totals block in a match of a sport, and its lines. */
export function totalsRule(sport: Sport, market: TotalsMarket): TotalsRule {
  const lines = sportRules(sport).statistics.totals[market] ?? [];
  return { totalOf: TOTAL_OF[market], lines };
}

export interface TeamTotals {
  readonly teamId: number;
  /** Matches in which the total is known. */
  readonly of: number;
  readonly average: number;
  readonly lines: readonly LineCount[];
}

/**
 * Totals of each team's matches. A team whose totals are not known has no row.
 * @param sport whose lines are counted
 * @param sort by mean, by the share over the middle line, or by name
 * @param language of the teams' names
 */
export function teamTotals(
  sport: Sport,
  teams: readonly { readonly id: number; readonly name: string }[],
  matches: readonly PlayedMatch[],
  market: TotalsMarket,
  sort: TotalsSort,
  language: NamesLanguage,
): TeamTotals[] {
  const { totalOf, lines } = totalsRule(sport, market);
  const nameOf = new Map(teams.map(({ id, name }) => [id, name]));
  const rows = teams.flatMap(({ id }): TeamTotals[] => {
    const own = matches.filter(({ homeId, awayId }) => homeId === id || awayId === id);
    const mean = averageTotal(own, totalOf);
    return mean ? [{ teamId: id, ...mean, lines: totalsOf(own, lines, totalOf) }] : [];
  });
  const byName = (a: TeamTotals, b: TeamTotals) =>
    compareNames(nameOf.get(a.teamId) ?? '', nameOf.get(b.teamId) ?? '', language);
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
