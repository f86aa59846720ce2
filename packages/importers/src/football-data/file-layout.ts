import { FileRefused } from '../file-refused.ts';
import { isLineColumn, type PriceColumn, priceColumn } from './price-columns.ts';

/** The meaning of the columns of one file. */
export interface FileLayout {
  prices: PriceColumn[];
  /** Unknown columns, such as those of a new bookmaker. */
  unknown: string[];
}

const REQUIRED = ['Div', 'Date', 'HomeTeam', 'AwayTeam'];

/** Columns with a meaning that is used, or known and ignored. */
const KNOWN = new Set([
  ...REQUIRED,
  ...['Time', 'FTHG', 'FTAG', 'FTR', 'HG', 'AG', 'Res', 'HTHG', 'HTAG', 'HTR', 'Referee'],
  ...['HS', 'AS', 'HST', 'AST', 'HF', 'AF', 'HC', 'AC', 'HY', 'AY', 'HR', 'AR'],
  ...['Attendance', 'HHW', 'AHW', 'HO', 'AO', 'HFKC', 'AFKC', 'HBP', 'ABP'],
  ...['Bb1X2', 'BbOU', 'BbAH', 'Season', 'League'],
]);

/**
 * Maps columns by name; their number and order change from year to year.
 */
export function fileLayout(columns: readonly string[]): FileLayout {
  const prices: PriceColumn[] = [];
  const unknown: string[] = [];
  for (const name of columns) {
    const price = priceColumn(name);
    if (price !== undefined) prices.push(price);
    else if (!KNOWN.has(name) && !isLineColumn(name)) unknown.push(name);
  }
  return { prices, unknown };
}

/** @throws FileRefused when the file is of another layout */
export function refuseForeign(columns: readonly string[]): void {
  const missing = REQUIRED.filter((name) => !columns.includes(name));
  if (missing.length === 0) return;
  if (columns.includes('League') && (columns.includes('Home') || columns.includes('Country'))) {
    throw new FileRefused('this is the "extra leagues" layout: import it as football-data-extra');
  }
  throw new FileRefused(
    `not a football-data.co.uk file: no column ${missing.join(', ')} in its first line`,
  );
}
