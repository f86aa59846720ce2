import { FileRefused } from '../file-refused.ts';
import type { ReadFile } from '../import-file.ts';
import { readMatchFile } from './read-match-file.ts';

/** Columns of this layout under the names of the main one, which mirrors give some of them. */
const MAIN_NAMES: Record<string, string> = { Country: 'Div', Home: 'HomeTeam', Away: 'AwayTeam' };
const REQUIRED = ['Country', 'Season', 'Date', 'Home', 'Away'];

/**
 * Reads a football-data.co.uk file of the "extra leagues" layout: all seasons of a country in one
 * file, or in one sheet of a workbook, no half-times, no figures, closing prices alone. Its name
 * for a league changes over the years, so the country says which one it is.
 */
export const readFootballDataExtra: ReadFile = (bytes, file, seq) =>
  readMatchFile(bytes, file, seq, (columns) => {
    refuseForeign(columns);
    return columns.map(mainName);
  });

function mainName(column: string): string {
  return MAIN_NAMES[column] ?? column;
}

function refuseForeign(columns: readonly string[]): void {
  const missing = REQUIRED.filter((name) => {
    const other = name === 'Country' ? name : mainName(name);
    return !columns.includes(name) && !columns.includes(other);
  });
  if (missing.length === 0) return;
  throw new FileRefused(
    columns.includes('Div')
      ? 'this is the main layout: import it as football-data'
      : `not an "extra leagues" file of football-data.co.uk: no column ${missing.join(', ')} in its first line`,
  );
}
