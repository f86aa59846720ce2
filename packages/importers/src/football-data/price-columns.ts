import { BOOKMAKERS } from './bookmakers.ts';

export type Phase = 'first' | 'closing';

/** The content of a column of prices. */
export interface PriceColumn {
  column: string;
  bookmaker: string;
  phase: Phase;
  /** Fixed odd type, or the side of a handicap whose line is in another column. */
  outcome: { oddType: string } | { side: 1 | 2; lineColumns: string[] };
}

/**
 * A typing error, and what Pinnacle's result columns are called in older files of extra leagues.
 */
const OTHER_NAMES: Record<string, string> = { B36CA: 'B365CA', PH: 'PSH', PD: 'PSD', PA: 'PSA' };

const RESULT = { H: '1x2.1', D: '1x2.x', A: '1x2.2' };
/** Some mirrors turned `>2.5` and `<2.5` into `_2_5` and `_2_5_1`. */
const TOTALS = { '>2.5': 'o', '<2.5': 'u', _2_5: 'o', _2_5_1: 'u' };
const SIDES = { AHH: 1, AHA: 2 } as const;

/** Common handicap columns of a phase; Betbrain's own replaces them where it is the only one. */
const LINE_COLUMNS: Record<Phase, string[]> = { first: ['AHh', 'BbAHh'], closing: ['AHCh'] };

function columnsOf(bookmaker: string, lineKey: string, phase: Phase): PriceColumn[] {
  const mark = phase === 'closing' ? 'C' : '';
  const result = Object.entries(RESULT).map(([suffix, oddType]) => ({
    column: `${bookmaker}${mark}${suffix}`,
    outcome: { oddType },
  }));
  const totals = Object.entries(TOTALS).map(([suffix, selection]) => ({
    column: `${lineKey}${mark}${suffix}`,
    outcome: { oddType: `ou.${selection}:2.5` },
  }));
  const handicaps = Object.entries(SIDES).map(([suffix, side]) => ({
    column: `${lineKey}${mark}${suffix}`,
    // A bookmaker's own line (`B365AH`) has priority over the common one.
    outcome: { side, lineColumns: [`${lineKey}${mark}AH`, ...LINE_COLUMNS[phase]] },
  }));
  return [...result, ...totals, ...handicaps].map((one) => ({ ...one, bookmaker, phase }));
}

const PRICE_COLUMNS: ReadonlyMap<string, PriceColumn> = new Map(
  BOOKMAKERS.flatMap(({ key, lineKey = key }) => [
    ...columnsOf(key, lineKey, 'first'),
    ...columnsOf(key, lineKey, 'closing'),
  ]).map((column) => [column.column, column]),
);

const LINES = new Set([
  ...BOOKMAKERS.flatMap(({ key, lineKey = key }) => [`${lineKey}AH`, `${lineKey}CAH`]),
  ...Object.values(LINE_COLUMNS).flat(),
]);

/**
 * The meaning of a price column, undefined when it is not one; the column's name does not change.
 */
export function priceColumn(name: string): PriceColumn | undefined {
  const meaning = PRICE_COLUMNS.get(OTHER_NAMES[name] ?? name);
  return meaning === undefined ? undefined : { ...meaning, column: name };
}

export function isLineColumn(name: string): boolean {
  return LINES.has(name);
}
