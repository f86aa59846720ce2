import { cutNote, cutNoteBetween } from './text-note.ts';
import { cutScore, type TextScore } from './text-score.ts';

/** The teams, the score and the words in square brackets of a line. */
export interface TextMatch {
  team1: string;
  team2: string;
  score?: TextScore;
  status?: string;
}

const STATUS = /\s*\[([^\]]*)\]\s*$/;
/** Notes of some files at the end of the line, after both teams. */
const LATE_SCORE = /\s\((?=[^)]*(?:a\.?e\.?t|gg|sd|pen)\b)[^)]*\)$/i;
const VERSUS = /\s+vs?\.?\s+/;
const DASH = /\s+-\s+/;

/**
 * Reads the part after the day and time: `A v B  1-0 (0-0)`, in older files `A  1-0 (0-0)  B`,
 * before the match `A v B` or `A - B`.
 */
export function readTextMatch(line: string): TextMatch | undefined {
  let text = line.replace(/\s+@\s.*$/, '');
  const statuses: string[] = [];
  for (let found = STATUS.exec(text); found !== null; found = STATUS.exec(text)) {
    statuses.unshift(found[1]?.trim() ?? '');
    text = text.slice(0, found.index);
  }
  const behind = cutNote(text);
  const isBehind = behind !== undefined && readTeams(behind.text) !== undefined;
  const noted = isBehind ? behind : cutNoteBetween(text);
  if (noted !== undefined) {
    statuses.unshift(noted.status);
    text = noted.text;
  }
  const status = statuses.length === 0 ? {} : { status: statuses.join(', ') };
  const teams = readTeams(text);
  return teams === undefined ? undefined : { ...teams, ...status };
}

/** Whether a line consists of a match. */
export function isTextMatch(line: string): boolean {
  return readTextMatch(line)?.score !== undefined || (VERSUS.test(line) && !/\d'/.test(line));
}

function readTeams(text: string): TextMatch | undefined {
  const [late = ''] = LATE_SCORE.exec(text) ?? [];
  const cut = cutScore(text.slice(0, text.length - late.length), late);
  if (cut === undefined) return late === '' ? pairOf(splitTeams(text)) : undefined;
  const { before, score, after } = cut;
  const teams = after === '' ? splitTeams(before) : VERSUS.test(before) ? [] : [before, after];
  const pair = pairOf(teams);
  return pair === undefined ? undefined : { ...pair, score };
}

function splitTeams(text: string): string[] {
  return text.trim().split(VERSUS.test(text) ? VERSUS : DASH);
}

function pairOf(teams: readonly string[]): TextMatch | undefined {
  const [team1 = '', team2 = '', ...more] = teams.map((team) => team.trim());
  return more.length === 0 && isName(team1) && isName(team2) ? { team1, team2 } : undefined;
}

const LONGEST_NAME = 100;
/** A gap, or brackets that begin small, are a note that is not understood. */
const NOTE = /\s{2,}|\(\p{Ll}{3,}[^)]*\)|\d\s*['′]|\d\.\d{1,2}\.?$/u;

/** Brackets of a name are complete, and nothing of a score or a note is left in it. */
function isName(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    text.length <= LONGEST_NAME &&
    /^(?:[^()]|\([^()]*\))*$/.test(text) &&
    !/[\][|:;,@#"]|(?:^|\s)-?\d*-(?:\s|$)|(?:^|\s|\()\d+-\d+/.test(text) &&
    !NOTE.test(text)
  );
}
