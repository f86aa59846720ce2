import { readFootballData } from '../football-data/read-football-data.ts';
import { type FileRow, fileText } from './football-data-file.ts';
import { readLines } from './read-lines.ts';

/** The result of reading a file of the main layout: its rows, its text or its bytes. */
export const readRows = (content: string | Uint8Array | readonly FileRow[]) =>
  readLines(
    readFootballData,
    typeof content === 'string' || content instanceof Uint8Array ? content : fileText(content),
    'E0.csv',
  );

/** Prices of the first match by bookmaker and outcome: `B365 1x2.1`. */
export function pricesOf({ of }: ReturnType<typeof readRows>, phase: 'first' | 'closing') {
  const [odds] = of('odds').filter((record) => record.phase === phase);
  return Object.fromEntries(
    (odds?.prices ?? []).map(([key, type, milli]) => [`${key} ${type}`, milli]),
  );
}
