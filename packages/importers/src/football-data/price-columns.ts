import { tableOf } from '@tipmark/domain';
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
const OTHER_NAMES = tableOf<string>({ B36CA: 'B365CA', PH: 'PSH', PD: 'PSD', PA: 'PSA' });

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

/** A code of a bookmaker: what is left of its columns without the outcome. */
const CODE = /^[A-Z0-9][A-Za-z0-9&]{1,7}$/;
/** Outcomes that only occur together; of one of them alone the meaning is not sure. */
const TOGETHER: readonly (readonly string[])[] = [
  ['H', 'D', 'A'],
  ['>2.5', '<2.5'],
  ['_2_5', '_2_5_1'],
  ['AHH', 'AHA'],
];

/**
 * Codes of bookmakers that are not known here, by the pattern of their columns: `PPH`, `PPD` and
 * `PPA`, `SKB>2.5` and `SKB<2.5`, `SKBAHH` and `SKBAHA`, with a C before it for closing prices.
 */
export function unknownBookmakers(columns: readonly string[]): string[] {
  const names = new Set(columns.filter((name) => priceColumn(name) === undefined));
  const codes = new Set<string>();
  for (const [first = '', ...others] of TOGETHER) {
    for (const name of names) {
      if (!name.endsWith(first)) continue;
      const code = name.slice(0, -first.length);
      const isWhole = others.every((outcome) => names.has(`${code}${outcome}`));
      if (isWhole && CODE.test(code)) codes.add(code);
    }
  }
  const plain = [...codes].map((code) => (/^..+C$/.test(code) ? code.slice(0, -1) : code));
  return [...new Set(plain)].toSorted();
}

/** Columns of bookmakers under their codes, by name. */
export function columnsOfCodes(codes: readonly string[]): ReadonlyMap<string, PriceColumn> {
  return new Map(
    codes
      .flatMap((code) => [...columnsOf(code, code, 'first'), ...columnsOf(code, code, 'closing')])
      .map((column) => [column.column, column]),
  );
}

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
