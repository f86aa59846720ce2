import { tableOf } from '@tipmark/domain';
import type { ReadFile } from '../import-file.ts';
import { refuseForeign } from './file-layout.ts';
import { readMatchFile } from './read-match-file.ts';

/**
 * Reads a football-data.co.uk file of the main layout: CSV, or a workbook with a sheet per
 * division. The division is in its rows; the name of a file or sheet can be wrong.
 */
export const readFootballData: ReadFile = (bytes, file, seq) =>
  readMatchFile(bytes, file, seq, (columns) => {
    const named = nameTeams(columns);
    refuseForeign(named);
    return named;
  });

/** Columns of teams as some files of the first years have them. */
const OLD_NAMES = tableOf<string>({ HT: 'HomeTeam', AT: 'AwayTeam' });

function nameTeams(columns: readonly string[]): readonly string[] {
  if (columns.includes('HomeTeam')) return columns;
  return columns.map((name) => OLD_NAMES[name] ?? name);
}
