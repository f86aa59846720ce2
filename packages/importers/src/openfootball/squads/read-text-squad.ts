import type { FeedLine } from '@tipmark/contract/feed';
import type { ImportFile } from '../../import-file.ts';
import { countryOfCode } from '../club-countries.ts';
import { competitionOf } from '../competitions.ts';
import { seasonOfTitle } from '../season-title.ts';
import { type SquadToRead, squadsFile } from './squad-records.ts';

/** `= Arsenal FC - English Premier League 2023/24` */
const OWN_HEADING = /^=+\s*(.+?) - (.+?)\s*=*$/;
/** `= World Cup 2022`, over `== Senegal` and other teams. */
const TOURNAMENT = /^=\s*([^=].*?)\s*=*$/;
const TEAM = /^==\s*([^=].*?)\s*=*$/;
const RULE = /^=+$/;
/** `22,  David Raya (ESP),  GK,   b. 1995,   Brentford`; a dash or a blank means no number. */
const PLAYER =
  /^(?:(\d{1,2}|-)?,\s*)?([^,]+?)\s*(?:\(([A-Z]{3})\)\s*)?,\s*(GK|DF|MF|FW|\?)\s*(?:,(.*))?$/;
const MANAGER = /,\s*MG\s*(?:,|$)/;
const DAY_OF_BIRTH = /\bb\.\s*(\d{4})\/(\d{2})\/(\d{2})\b/;
/** `Seny DIENG`: two capitals or more are a way to write a family name. */
const CAPITALS = /(?<![\p{L}\p{M}])\p{Lu}{2,}(?![\p{L}\p{M}])/gu;

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
    .filter(({ text: written }) => written !== '' && !RULE.test(written));
}

/**
 * Whether a text contains squads: players below `= Club - Competition 2023/24`, or below `=
 * Tournament 2022` and `== Team`. A single line of a file of matches may look like a player.
 */
export function isSquadText(text: string): boolean {
  const [heading, ...lines] = writtenLines(text);
  if (!TOURNAMENT.test(heading?.text ?? '')) return false;
  const rows = lines.filter((line) => !line.text.startsWith('='));
  const players = rows.filter((row) => PLAYER.test(row.text) || MANAGER.test(row.text));
  return players.length > 0 && 2 * players.length >= rows.length;
}

/**
 * Reads squads as text. After the position only a day of birth is read; a year of birth and a
 * player's former club are ignored: the site shows dates of birth and present clubs.
 * @throws FileRefused when a heading has no season
 */
export function readTextSquads(text: string, file: string, seq: number): ImportFile {
  const squads: TextSquad[] = [];
  const refused: FeedLine[] = [];
  let tournament = '';
  for (const { line, text: written } of writtenLines(text)) {
    const { team, title = tournament } = headingOf(written);
    if (team !== undefined) {
      const { name, season } = seasonOfTitle(title);
      const competition = competitionOf(name, season, file);
      squads.push({ line, competition, season, content: { name: team, players: [] } });
      continue;
    }
    tournament = title;
    if (written.startsWith('=') || MANAGER.test(written)) continue;
    const player = playerOf(written);
    const players = squads.at(-1)?.content.players;
    if (player === undefined || players === undefined) {
      const reason = `the line "${written.slice(0, 80)}" is not a player of a squad; write it as "22, Name (ESP), GK" below the heading of a team`;
      refused.push({ line, file, record: written, refusal: reason });
    } else players.push(player);
  }
  const read = squadsFile(squads, file, seq);
  return { ...read, lines: [...read.lines, ...refused] };
}

interface Heading {
  /** Whose squad follows. */
  readonly team?: string | undefined;
  /** Competition and season: of this squad, or without a team of all that follow. */
  readonly title?: string | undefined;
}

function headingOf(written: string): Heading {
  const [, ownTeam, title] = OWN_HEADING.exec(written) ?? [];
  if (ownTeam !== undefined) return { team: ownTeam, title };
  const [, team] = TEAM.exec(written) ?? [];
  return team === undefined ? { title: TOURNAMENT.exec(written)?.[1] } : { team };
}

function playerOf(written: string) {
  const [, number, name, country = '', pos, rest = ''] = PLAYER.exec(written) ?? [];
  if (name === undefined) return undefined;
  const isNumbered = number !== undefined && number !== '-';
  const [, year, month, day] = DAY_OF_BIRTH.exec(rest) ?? [];
  return {
    name: name.replace(
      CAPITALS,
      ([first = '', ...others]) => first + others.join('').toLowerCase(),
    ),
    country: countryOfCode(country),
    ...(pos === '?' ? {} : { pos }),
    ...(isNumbered ? { number: Number(number) } : {}),
    ...(year === undefined ? {} : { date_of_birth: `${year}-${month}-${day}` }),
  };
}
