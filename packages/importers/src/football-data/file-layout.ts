import { FileRefused } from '../file-refused.ts';
import {
  columnsOfCodes,
  isLineColumn,
  type PriceColumn,
  priceColumn,
  unknownBookmakers,
} from './price-columns.ts';

/** The meaning of the columns of one file. */
export interface FileLayout {
  prices: PriceColumn[];
  /** Columns without a known meaning. */
  unknown: string[];
  /** Codes of bookmakers that have columns of prices, and no name here. */
  unknownBookmakers: string[];
}

const REQUIRED = ['Div', 'Date', 'HomeTeam', 'AwayTeam'];

/** Columns with a meaning that is used, or known and ignored. */
const KNOWN = new Set([
  ...REQUIRED,
  'Time',
  'FTHG',
  'FTAG',
  'FTR',
  'HG',
  'AG',
  'Res',
  'HTHG',
  'HTAG',
  'HTR',
  'Referee',
  'HxG',
  'AxG',
  'HS',
  'AS',
  'HST',
  'AST',
  'HF',
  'AF',
  'HC',
  'AC',
  'HY',
  'AY',
  'HR',
  'AR',
  'Attendance',
  'HHW',
  'AHW',
  'HO',
  'AO',
  'HFKC',
  'AFKC',
  'HBP',
  'ABP',
  'Bb1X2',
  'BbOU',
  'BbAH',
  'Season',
  'League',
]);

/**
 * Maps columns by name; their number and order change from year to year.
 */
export function fileLayout(columns: readonly string[]): FileLayout {
  const prices: PriceColumn[] = [];
  const unknown: string[] = [];
  const codes = unknownBookmakers(columns.filter((name) => !KNOWN.has(name)));
  const ofCodes = columnsOfCodes(codes);
  const lines = new Set(codes.flatMap((code) => [`${code}AH`, `${code}CAH`]));
  for (const name of columns) {
    const price = priceColumn(name) ?? ofCodes.get(name);
    if (price !== undefined) prices.push(price);
    else if (!KNOWN.has(name) && !isLineColumn(name) && !lines.has(name)) unknown.push(name);
  }
  return { prices, unknown, unknownBookmakers: codes };
}

/** @throws FileRefused when the file is of another layout */
export function refuseForeign(columns: readonly string[]): void {
  const missing = REQUIRED.filter((name) => !columns.includes(name));
  if (missing.length === 0) return;
  if (columns.includes('League') && (columns.includes('Home') || columns.includes('Country'))) {
    throw new FileRefused('this is the "extra leagues" layout: import it as football-data-extra');
  }
  throw new FileRefused(
    `not a football-data.co.uk file: no column ${missing.join(', ')} in its first line; leave the first line as it was downloaded, or name the columns Div, Date, HomeTeam, AwayTeam, FTHG, FTAG`,
  );
}
