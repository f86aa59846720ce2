import {
  closingOdds,
  currentOdds,
  firstOdds,
  formatOddType,
  listedOutcomes,
  mainOddTypes,
  mainOutcomes,
  type Sport,
} from '@tipmark/domain';
import { closesAt, type MainLine, type MatchState } from '../matches/match-state.ts';
import { chooseListedLine } from './listed-line.ts';
import type { LinePoint } from './site-line-series.ts';

/** Site line of an outcome, missing = none. */
export type SeriesOf = (oddType: string) => readonly LinePoint[];

/** All site lines of a match, at least those of `isListable` outcomes. */
export interface LinesOfMatch {
  readonly oddTypes: Iterable<string>;
  readonly seriesOf: SeriesOf;
  /** Instants of prices without times, which only order them. */
  readonly untimed: ReadonlySet<number>;
}

/**
 * First, current and closing odds of a match, and those of the line a list shows in place of a main
 * one without prices. Where no price came after the first one, all three are that price.
 */
export function mainLineOf(match: MatchState, lines: LinesOfMatch) {
  const { seriesOf, untimed } = lines;
  const main = mainOddTypes(match.sport);
  const listed = chooseListedLine(match.sport as Sport, lines.oddTypes, seriesOf);
  const shown =
    listed === undefined
      ? main
      : listedOutcomes(mainOutcomes(match.sport as Sport), listed).map((one) => formatOddType(one));
  const changes = shown.flatMap((oddType) => {
    const at = seriesOf(oddType).at(-1)?.at;
    return at === undefined || untimed.has(at) ? [] : [at];
  });
  const odds = lineOf(match, main, seriesOf);
  const other = listed === undefined ? NONE : lineOf(match, shown, seriesOf);
  return {
    oddsFirst: odds.first,
    oddsCurrent: odds.current,
    oddsClosing: odds.closing,
    oddsChangedAt: changes.length === 0 ? null : Math.max(...changes),
    listedMarket: listed?.[0] ?? null,
    listedTotal: listed?.[1] ?? null,
    listedFirst: other.first,
    listedCurrent: other.current,
    listedClosing: other.closing,
  };
}

const NONE = { first: null, current: null, closing: null } as const;

function lineOf(match: MatchState, oddTypes: readonly string[], seriesOf: SeriesOf) {
  const all = oddTypes.map((oddType) =>
    seriesOf(oddType).map(({ at, milli }) => ({ at, milliOdds: milli })),
  );
  return {
    first: lineOrNull(all.map(firstOdds)),
    current: lineOrNull(all.map(currentOdds)),
    closing: lineOrNull(all.map((points) => closingOdds(points, closesAt(match)))),
  };
}

function lineOrNull(line: MainLine): MainLine | null {
  return line.every((price) => price === null) ? null : line;
}
