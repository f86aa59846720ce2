import { tableOf } from '@tipmark/domain';
import { FileRefused } from '../file-refused.ts';
import type { ReadFile } from '../import-file.ts';
import { readMatchFile } from './read-match-file.ts';

/** Columns of this layout under the names of the main one, which some mirrors use. */
const MAIN_NAMES = tableOf<string>({ Country: 'Div', Home: 'HomeTeam', Away: 'AwayTeam' });
const REQUIRED = ['Country', 'Season', 'Date', 'Home', 'Away'];
const RESULTS = ['HG', 'FTHG'];
/**
 * Files of before 2024 use these names for closing prices, and so does the list of coming matches.
 */
const PLAIN_PRICE = /^(P|Max|Avg)([HDA])$/;

/**
 * Reads a football-data.co.uk file of the "extra leagues" layout: all seasons of a country in one
 * file, or in one sheet of a workbook, no half-times, no statistics, only closing prices. Its name
 * for a league changes over the years, so the country identifies it. The list of coming matches has
 * no seasons, and current prices.
 */
export const readFootballDataExtra: ReadFile = (bytes, file, seq) =>
  readMatchFile(bytes, file, seq, (columns) => {
    const arePlayed = RESULTS.some((name) => columns.includes(name));
    refuseForeign(columns, arePlayed);
    const named = columns.map(mainName);
    return arePlayed ? named.map((name) => name.replace(PLAIN_PRICE, closingName)) : named;
  });

function closingName(_: string, bookmaker: string, outcome: string): string {
  return `${bookmaker === 'P' ? 'PS' : bookmaker}C${outcome}`;
}

function mainName(column: string): string {
  return MAIN_NAMES[column] ?? column;
}

function refuseForeign(columns: readonly string[], arePlayed: boolean): void {
  const missing = REQUIRED.filter((name) => {
    if (name === 'Season' && !arePlayed) return false;
    const other = name === 'Country' ? name : mainName(name);
    return !columns.includes(name) && !columns.includes(other);
  });
  if (missing.length === 0) return;
  throw new FileRefused(
    columns.includes('Div')
      ? 'this is the main layout: import it as football-data'
      : `not an "extra leagues" file of football-data.co.uk: no column ${missing.join(', ')} in its first line; leave the first line as it was downloaded`,
  );
}
