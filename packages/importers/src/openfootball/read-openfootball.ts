import { FileRefused } from '../file-refused.ts';
import type { ImportFile, ReadFile } from '../import-file.ts';
import { decodeFile } from '../table/decode-file.ts';
import { UnreadableCells } from '../table/unreadable-cells.ts';
import { fileMatch, fileSeason } from './file-shape.ts';
import { linesOfMatches } from './lines-of-matches.ts';
import { readSeason, seasonLines } from './read-season.ts';
import { readSquads } from './squads/read-squads.ts';
import { isSquadText, readTextSquads } from './squads/read-text-squad.ts';
import { isFootballText, readFootballText, type TextSeason } from './text/read-text.ts';

/**
 * Reads a file of openfootball: a season of a league or a cup as JSON or Football.TXT, the squads
 * of a tournament as JSON or those of clubs as text. Times are local without an offset.
 */
export const readOpenfootball: ReadFile = (bytes, file, seq, folder) => {
  const text = decodeFile(bytes);
  if (isSquadText(text)) return readTextSquads(text, file, seq);
  if (isFootballText(text)) return readTextFile(readFootballText(text), file, seq);
  const content = parse(text);
  if (Array.isArray(content)) return readSquads(content, text, file, { seq, folder });
  const read = fileSeason.safeParse(content);
  if (!read.success) {
    throw new FileRefused(
      'not a file of openfootball: it has no name with a list of matches; import a file such as en.1.json or 1-premierleague.txt',
    );
  }
  const { name, matches } = read.data;
  const lines = linesOfMatches(text, matches.length);
  const rows = matches.map((match, index) => ({ match, line: lines[index] ?? 1 }));
  return {
    lines: seasonLines(readSeason(name, rows, file), file, seq),
    countOfRows: matches.length,
    unknownColumns: unknownKeys(matches),
    unreadablePrices: new UnreadableCells(),
  };
};

/** @throws FileRefused when there is a heading, but no match below it */
function readTextFile(seasons: readonly TextSeason[], file: string, seq: number): ImportFile {
  const rows = seasons.flatMap((season) => season.rows);
  if (rows.length === 0) {
    const [unread] = seasons.flatMap((season) => season.refused);
    const reason = unread === undefined ? '' : `; line ${unread.line}: ${unread.reason}`;
    throw new FileRefused(
      `not a file of openfootball: no match in it can be read; write one as "A v B 2-1 (1-0)"${reason}`,
    );
  }
  const read = seasons
    .filter((season) => season.rows.length > 0)
    .map(({ title, ...season }) => {
      const { refused, ...known } = readSeason(title, season.rows, file);
      const unread = season.refused.map(({ line, text, reason }) => ({
        line,
        file,
        record: text,
        refusal: reason,
      }));
      return { ...known, refused: [...refused, ...unread] };
    });
  return {
    lines: read.flatMap((season) => [...seasonLines(season, file, seq)]),
    countOfRows: rows.length,
    unknownColumns: [],
    unreadablePrices: new UnreadableCells(),
  };
}

/** Keys of matches that are used, or known and ignored. */
const KNOWN = new Set([
  ...Object.keys(fileMatch.shape),
  'num',
  'ground',
  'city',
  'stadium',
  'timezone',
  'time_local',
  'attendance',
  'referees',
]);

function unknownKeys(matches: readonly unknown[]): string[] {
  const keys = new Set(matches.flatMap((match) => Object.keys(Object(match))));
  return [...keys].filter((key) => !KNOWN.has(key));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FileRefused(
      `the file is not JSON, nor has it a heading "= Name 2024/25" as Football.TXT; download it again: ${(error as Error).message}`,
    );
  }
}
