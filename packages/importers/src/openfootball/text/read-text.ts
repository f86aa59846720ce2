import { BadCell } from '../../table/read-number.ts';
import { ZONE_LETTERS } from '../read-start.ts';
import { cutSeason } from '../season-title.ts';
import { Calendar, cutDay } from './text-days.ts';
import { readTextGoals } from './text-goals.ts';
import { isTextMatch, readTextMatch, type TextMatch } from './text-match.ts';
import { cutNote } from './text-note.ts';
import { Rounds, type TextContext } from './text-rounds.ts';

/** A match with the keys of the JSON files. */
export interface TextRow extends TextMatch, TextContext {
  date: string;
  time?: string;
  goals1?: object[];
  goals2?: object[];
}

/** A season of a Football.TXT file, and the lines of it that are not understood. */
export interface TextSeason {
  title: string;
  rows: { line: number; match: TextRow }[];
  refused: { line: number; text: string; reason: string }[];
}

/** Whether a text begins with a heading, `= Name 2024/25`. */
export function isFootballText(text: string): boolean {
  return /^(?:\s*(?:#[^\n]*)?\n)*\s*={1,2}\s*[^\s=]/.test(text);
}

const HEADING = /^(={1,6})\s*(.*?)\s*=*$/;
const END = '__END__';
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

/**
 * Reads Football.TXT line by line. A heading with a season begins one, or continues it where the
 * same heading is repeated.
 */
export function readFootballText(text: string): TextSeason[] {
  const seasons = new Map<string, SeasonReader>();
  let current: SeasonReader | undefined;
  for (const [index, raw] of withoutComments(text).split(/\r?\n/).entries()) {
    const line = raw
      .replaceAll('\t', '  ')
      .replace(/(?:^|\s)#.*$/, '')
      .trim();
    if (line === END) break;
    const [, marks, title = ''] = (UNPRINTABLE.test(line) ? null : HEADING.exec(line)) ?? [];
    if (marks === undefined) current?.take(line, index + 1);
    else if (marks === '=' || cutSeason(title) !== undefined) {
      current?.leave();
      current = seasons.get(title) ?? new SeasonReader(title);
      seasons.set(title, current);
    } else current?.enterStage(title);
  }
  current?.leave();
  return [...seasons.values()].map(({ season }) => season);
}

/**
 * Blanks out `<!-- … -->`, in which some files have a table; an unclosed one is left as it is.
 */
function withoutComments(text: string): string {
  const parts: string[] = [];
  let done = 0;
  for (let from = text.indexOf('<!--'); from >= 0; from = text.indexOf('<!--', done)) {
    const end = text.indexOf('-->', from);
    if (end < 0) break;
    parts.push(text.slice(done, from), text.slice(from, end).replace(/[^\n]+/g, ''));
    done = end + '-->'.length;
  }
  return parts.join('') + text.slice(done);
}

const CLOCK = new RegExp(
  `^\\d{1,2}[:.]\\d{2}(?!\\d)(?:\\s+(?:UTC|GMT)(?:\\s*[+-]\\d{1,2}(?::?\\d{2})?)?|\\s+(?:${ZONE_LETTERS.join('|')})(?=\\s|$))?`,
);
/** The time in another zone, after the local one. */
const OTHER_CLOCK = /^\(\d{1,2}[:.]\d{2}[^)]*\)\s*/;
/** The round, beside the hour of its first match. */
const ROUND = /^▪\s*([\p{L}\d]{1,12})\s+/u;
/** A team that has no opponent in a round: no match. */
const BYE = /^[^@]*\p{L}[^@]*\s{2,}bye(?:\s+\[[^\]]*\])?$/u;
/** Goals without brackets, on separate lines: `Werner 51';`, and the other side's on the next. */
const BARE_GOALS = /^(?:-\s*;|\p{L}[^\d;:@]*\d{1,3}(?:\+\d{1,2})?'(?!\d))/u;
const NUMBER = /^\(\d{1,3}\)\s+/;
/**
 * `Referee: …`, `Germany: Neuer - Kimmich, …`: facts that are ignored, over one line or several.
 */
const FACT = /^[\p{L}][^\d@:]{0,60}:(?:\s|$)/u;
const GOES_ON = /[,;-]$/;

/** A possible day in an unknown format. */
const LIKE_A_DAY =
  /^\[(?![^\]]*\d['′])|^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}[\s,.]|\b(?:19|20)\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]/i;
const ATTENDANCE = /\s+att:\s*[\d_., ]+$/i;

class SeasonReader {
  readonly season: TextSeason;
  readonly #calendar: Calendar;
  readonly #rounds = new Rounds();
  #day: string | undefined;
  #time: string | undefined;
  /** Goals of the last match, while their brackets are open. */
  #goals: { text: string; line: number; isBare: boolean } | undefined;
  #isInFact = false;

  constructor(title: string) {
    this.season = { title, rows: [], refused: [] };
    const { firstYear = 0, lastYear = 0 } = cutSeason(title) ?? {};
    this.#calendar = new Calendar(firstYear, lastYear);
  }

  enterStage(name: string): void {
    this.#endPart();
    this.#rounds.enterStage(name);
  }

  /** The following lines are under another heading. */
  leave(): void {
    this.#endPart();
    this.#rounds.enterStage(undefined);
    this.#day = this.#time = undefined;
  }

  take(text: string, line: number): void {
    if (text === '') {
      this.#isInFact = false;
      return;
    }
    try {
      if (UNPRINTABLE.test(text) || !(this.#takeMore(text) || this.#takeNew(text, line))) {
        // The following lines must not be taken for matches of the day before.
        if (LIKE_A_DAY.test(text)) this.#day = undefined;
        throw new BadCell(
          `the line "${text.slice(0, 80)}" is not understood; write a match as "A v B 2-1 (1-0)", its day above as "Sat Aug 17", and begin remarks with #`,
        );
      }
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      this.#refuse(line, text, error.message);
    }
  }

  /** A continuation of the line before it. */
  #takeMore(text: string): boolean {
    if (this.#goals !== undefined && !startsNew(text)) {
      this.#goals.text += ` ${text}`;
      if (isClosed(this.#goals)) this.#endGoals();
      return true;
    }
    this.#endGoals();
    if (!this.#isInFact) return false;
    this.#isInFact = GOES_ON.test(text);
    return true;
  }

  #takeNew(text: string, line: number): boolean {
    if (this.#rounds.take(text, this.#calendar)) {
      this.#endPart();
      return true;
    }
    const isBare = BARE_GOALS.test(text) && this.#isMatch(line - 1) && cutNote(text) === undefined;
    if (isBare || /^\((?!\d+\)\s)/.test(text)) {
      this.#goals = { text, line, isBare };
      if (isClosed(this.#goals)) this.#endGoals();
      return true;
    }
    if (BYE.test(text)) return true;
    if (FACT.test(text)) {
      this.#isInFact = GOES_ON.test(text);
      return true;
    }
    return this.#takeMatch(text.replace(NUMBER, '').replace(ATTENDANCE, ''), line);
  }

  /** Whether a line is the last match, and one that was played. */
  #isMatch(line: number): boolean {
    const last = this.season.rows.at(-1);
    return last?.line === line && last.match.score !== undefined;
  }

  /**
   * `[Fri Aug/16]`, `20:00 A v B 1-0`, or all of it in one line; the hour applies until another.
   */
  #takeMatch(text: string, line: number): boolean {
    const dated = cutDay(/^\[(.+)\]$/.exec(text)?.[1] ?? text);
    if (dated !== undefined) {
      this.#day = this.#time = undefined;
      this.#day = this.#calendar.dayOf(dated.written);
    }
    let rest = dated?.rest ?? text;
    const [clock] = CLOCK.exec(rest) ?? [];
    if (clock !== undefined) {
      this.#time = clock;
      rest = rest.slice(clock.length).trim().replace(OTHER_CLOCK, '');
    }
    const [head = '', round] = ROUND.exec(rest) ?? [];
    if (round !== undefined) this.#rounds.enterRound(round);
    rest = withoutVenueBefore(rest.slice(head.length));
    if (rest === '') return dated !== undefined || clock !== undefined;
    const match = readTextMatch(rest);
    if (match === undefined) return false;
    if (this.#day === undefined)
      throw new BadCell(
        'date: no day that can be read stands above this match; write it as "Sat Aug 17"',
      );
    const time = this.#time === undefined ? {} : { time: this.#time };
    const context = this.#rounds.contextOf(this.#day);
    this.season.rows.push({ line, match: { ...context, date: this.#day, ...time, ...match } });
    return true;
  }

  #endGoals(): void {
    const goals = this.#goals;
    this.#goals = undefined;
    if (goals === undefined) return;
    const row = this.season.rows.at(-1);
    const score = row?.match.score;
    const text = goals.isBare ? goals.text : inside(goals.text);
    const read = readTextGoals(text, score?.et ?? score?.ft);
    if (row === undefined || read === undefined || row.match.goals1 !== undefined) {
      this.#refuse(
        goals.line,
        goals.text,
        "goals: they cannot be read, and the match stands without them; write them as (Name 12', Name 45+1'; Name 80')",
      );
    } else Object.assign(row.match, read);
  }

  #endPart(): void {
    this.#endGoals();
    this.#isInFact = false;
  }

  #refuse(line: number, text: string, reason: string): void {
    this.season.refused.push({ line, text, reason });
  }
}

function inside(text: string): string {
  return text.replace(/^\(/, '').replace(/\)$/, '');
}

/** Bare goals of the first side end with a semicolon; the other side's follow it. */
function isClosed({ text, isBare }: { text: string; isBare: boolean }): boolean {
  return isBare ? !text.endsWith(';') : text.split('(').length === text.split(')').length;
}

/** Whether a line cannot be a part of a list of goals, should one have been left open. */
function startsNew(text: string): boolean {
  return (
    /^(?:[▪»]|\[|\d{1,2}[:.]\d{2}\s)/.test(text) || cutDay(text) !== undefined || isTextMatch(text)
  );
}

/** Some files put the ground first: `@ Liège Germany 1-1 Romania`, or on a separate line. */
function withoutVenueBefore(text: string): string {
  if (!text.startsWith('@')) return text;
  const gap = /\s{2,}(?=\p{L}|\d)/u.exec(text);
  return gap === null ? '' : text.slice(gap.index).trim();
}
