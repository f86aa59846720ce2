import type { FeedLine } from '../../../feed/feed-line.ts';
import type { ImportFile } from '../../import-file.ts';
import { competitionOf } from '../competitions.ts';
import { seasonOfTitle } from '../season-title.ts';
import { type SquadToRead, squadsFile } from './squad-records.ts';

const HEADING = /^=+\s*(.+?) - (.+?)\s*=*$/;
/** `22,  David Raya (ESP),  GK,   b. 1995,   Brentford`; a dash stands for no number. */
const PLAYER = /^(\d{1,2}|-)?,\s*([^,]+?)\s*(?:\([A-Z]{3}\)\s*)?,\s*(GK|DF|MF|FW)\s*(?:,|$)/;

interface TextLine {
  line: number;
  text: string;
}

interface TextSquad extends SquadToRead {
  readonly content: { name: string; players: object[] };
}

function writtenLines(text: string): TextLine[] {
  return text
    .split(/\r?\n/)
    .map((raw, index) => ({ line: index + 1, text: raw.replace(/(?:^|\s)#.*$/, '').trim() }))
    .filter(({ text: written }) => written !== '');
}

/** Whether a text is the squad of a club: `= Club - Competition 2023/24`, and players below it. */
export function isSquadText(text: string): boolean {
  const [heading, ...rows] = writtenLines(text);
  return HEADING.test(heading?.text ?? '') && rows.some((row) => PLAYER.test(row.text));
}

/**
 * Reads the squads of clubs as text. What stands behind the position, the year of birth and the
 * club a player came from, is left aside: the site tells days of birth, and clubs of today.
 * @throws FileRefused when a heading says no season
 */
export function readTextSquads(text: string, file: string, seq: number): ImportFile {
  const squads: TextSquad[] = [];
  const refused: FeedLine[] = [];
  for (const { line, text: written } of writtenLines(text)) {
    const [, team, title = ''] = HEADING.exec(written) ?? [];
    const squad = squads.at(-1);
    if (team !== undefined) {
      const { name, season } = seasonOfTitle(title);
      const competition = competitionOf(name, season, file);
      squads.push({ line, competition, season, content: { name: team, players: [] } });
    } else {
      const player = playerOf(written);
      if (player === undefined || squad === undefined) {
        const reason = `the line "${written.slice(0, 80)}" is no player of a squad`;
        refused.push({ line, file, record: written, refusal: reason });
      } else squad.content.players.push(player);
    }
  }
  const read = squadsFile(squads, file, seq);
  return { ...read, lines: [...read.lines, ...refused] };
}

function playerOf(written: string) {
  const [, number, name, pos] = PLAYER.exec(written) ?? [];
  if (name === undefined) return undefined;
  const isNumbered = number !== undefined && number !== '-';
  return { name, pos, ...(isNumbered ? { number: Number(number) } : {}) };
}
