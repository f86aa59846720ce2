import type { MarketCode, Sport } from '@tipmark/domain';
import { oddTypeIn } from '../values/odd-types.ts';

/** The outcome a label means in a market. */
export type OutcomeOf = (label: string) => string | undefined;
/** The outcome of a selection at a line; undefined where it is none of the site. */
export type LineOf = (selection: string, line: number) => string | undefined;

const TOTAL = /^(over|under) (\d{1,2}(?:\.\d{1,2})?)$/i;
const HANDICAP = /^(home|away) ([+-]?\d{1,2}(?:\.\d{1,2})?)$/i;

/** Selections of markets by their labels. */
export const RESULT = { home: '1', draw: 'x', away: '2' };
export const SIDES = { home: '1', away: '2' };

/** Labels without a line. */
export const namedIn =
  (sport: Sport) =>
  (market: MarketCode, selections: Readonly<Record<string, string>>): OutcomeOf =>
  (label) => {
    const selection = selections[label.toLowerCase()];
    return selection === undefined ? undefined : oddTypeIn(sport, market, selection);
  };

/** `Over 2.5`. */
export const totals =
  (lineOf: LineOf): OutcomeOf =>
  (label) => {
    const [, way, line] = TOTAL.exec(label) ?? [];
    return way && lineOf(way.toLowerCase() === 'over' ? 'o' : 'u', Number(line));
  };

/** Before a match the away label carries the home line: `Away +0.25` is away at -0.25. */
export const handicap =
  (lineOf: LineOf): OutcomeOf =>
  (label) => {
    const [, side, line] = HANDICAP.exec(label) ?? [];
    const isHome = side?.toLowerCase() === 'home';
    return side && lineOf(isHome ? '1' : '2', isHome ? Number(line) : -Number(line));
  };

/** Whether a label has a line, of a total or a handicap. */
export const hasLine = (label: string): boolean => TOTAL.test(label) || HANDICAP.test(label);
