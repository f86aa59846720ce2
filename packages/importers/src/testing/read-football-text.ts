import { readOpenfootball } from '../openfootball/read-openfootball.ts';
import { readLines } from './read-lines.ts';

export const PREMIER_LEAGUE = '= English Premier League 2024/25\n';

/** The result of reading a Football.TXT file. */
export function read(text: string, name = '1-premierleague.txt') {
  return readLines(readOpenfootball, text, name);
}

/** The teams and the start of every match: to the minute where the time is known. */
export function startsOf(text: string, name?: string): string[] {
  return read(text, name)
    .of('match')
    .map(({ key, startsAt, isTimeKnown }) => {
      const start = new Date(startsAt * 1_000).toISOString();
      return `${key.replace(/^.* \d{4}(?:\/\d\d)? /, '')} ${start.slice(0, isTimeKnown ? 16 : 10)}`;
    });
}
