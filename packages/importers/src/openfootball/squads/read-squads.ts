import { FileRefused } from '../../file-refused.ts';
import type { ImportFile } from '../../import-file.ts';
import { competitionOf } from '../competitions.ts';
import { linesOfKey } from '../lines-of-matches.ts';
import { fileSquad, squadsFile } from './squad-records.ts';

/** Tournaments by a word in the name of a file: inside, squads have neither name nor year. */
const TOURNAMENTS: [pattern: RegExp, title: string][] = [
  [/euro/i, 'Euro'],
  [/copa/i, 'Copa América'],
];
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const USUAL_TOURNAMENT = 'World Cup';

/**
 * Reads the squads of a tournament; its year is in the name of the file or its folder. Without one
 * only the teams are read, not their players.
 * @throws FileRefused when the list is of something else
 */
export function readSquads(
  content: readonly unknown[],
  text: string,
  file: string,
  { seq, folder = '' }: { seq: number; folder?: string | undefined },
): ImportFile {
  if (!content.some((squad) => fileSquad.safeParse(squad).success)) {
    throw new FileRefused(
      'not a file of openfootball: a list, but not of squads; import a file of matches, or of squads with players',
    );
  }
  const title = TOURNAMENTS.find(([pattern]) => pattern.test(file))?.[1] ?? USUAL_TOURNAMENT;
  const [season] = YEAR.exec(file) ?? YEAR.exec(folder) ?? [];
  const competition = competitionOf(title, season ?? '', file);
  const lines = linesOfKey(text, 'players', content.length);
  const squads = content.map((squad, index) => ({
    line: lines[index] ?? 1,
    content: squad,
    competition,
    season,
  }));
  return squadsFile(squads, file, seq);
}
