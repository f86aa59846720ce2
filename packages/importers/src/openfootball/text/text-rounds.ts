import { type Calendar, cutDay, type WrittenDay } from './text-days.ts';

/** Where a match belongs in its season. */
export interface TextContext {
  stage?: string;
  group?: string;
  round?: string;
}

const LONGEST_ROUND = 60;
const MARKED = /^(▪+|»+|›+|::+|●|►|•)\s*(.*)$/;
const GROUP = /^(?:group|gruppe|grupo)\s+\S+$/i;

/** Headings without a mark before them. */
const BARE = new RegExp(
  [
    '^(?:(?:\\d+\\.?|first|second|third|fourth|fifth|preliminary|extra|regular|relegation|championship|promotion)\\s+)*',
    '(?:matchday|round|group|grupo|last|quarter-?\\s?finals?|semi-?\\s?finals?|finals?|play-?\\s?offs?|playouts?|',
    'season|stage|(?:match for|play-?off for)?\\s*third[ -]place|third-place play-?off|replays?)',
    '(?:\\s+(?:of\\s+)?[\\p{L}\\d]{1,12})?(?:,?\\s+(?:\\d{1,3}|replays?|\\d(?:st|nd) leg))?$',
  ].join(''),
  'iu',
);

/** Days of a matchday, as the head of a tournament lists them. */
interface Span {
  name: string;
  from: string;
  to: string;
}

/** Follows the headings of a file: stages, groups, rounds, and the days of matchdays. */
export class Rounds {
  #stage: string | undefined;
  #part: string | undefined;
  #group: string | undefined;
  #round: string | undefined;
  readonly #spans: Span[] = [];

  /** `== Regular`, a part of a season; undefined is the full season. */
  enterStage(name: string | undefined): void {
    this.#stage = name?.slice(0, LONGEST_ROUND);
    this.#part = undefined;
    this.#enter(undefined);
  }

  /** Consumes a line that is a heading, or returns the heading's meaning; false for others. */
  take(text: string, calendar: Calendar): boolean {
    const [, mark, marked] = MARKED.exec(text) ?? [];
    const name = (marked ?? text).trim();
    if (name.includes('|')) return this.#define(name, calendar);
    if (mark === undefined && !BARE.test(name)) return false;
    if (name === '') return true;
    if (mark !== undefined && /^▪{2,}$/.test(mark)) this.#enterBelow(name);
    else {
      this.#part = name;
      this.#enter(name);
    }
    return true;
  }

  /** A round that a line names beside its hour: `18:00 ▪20 @ Amstetten …`. */
  enterRound(name: string): void {
    this.#part = name;
    this.#enter(name);
  }

  contextOf(day: string): TextContext {
    const round =
      this.#round ??
      (this.#group === undefined
        ? undefined
        : this.#spans.find(({ from, to }) => from <= day && day <= to)?.name);
    return {
      ...(this.#stage === undefined ? {} : { stage: this.#stage }),
      ...(this.#group === undefined ? {} : { group: this.#group }),
      ...(round === undefined ? {} : { round: round.slice(0, LONGEST_ROUND) }),
    };
  }

  #enter(name: string | undefined): void {
    const isGroup = name !== undefined && GROUP.test(name);
    this.#group = isGroup ? name : undefined;
    this.#round = isGroup ? undefined : name;
  }

  /** `▪▪ Group A` below `▪ First stage`. */
  #enterBelow(name: string): void {
    if (this.#part === undefined) this.#enter(name);
    else if (GROUP.test(name)) {
      this.#group = name;
      this.#round = GROUP.test(this.#part) ? undefined : this.#part;
    } else this.#round = `${this.#part}, ${name}`;
  }

  /** `Matchday 1 | Jun 10 - Jun 14`; of groups it lists the teams. */
  #define(text: string, calendar: Calendar): boolean {
    const [name = '', days = ''] = text.split('|').map((part) => part.trim());
    if (GROUP.test(name)) return true;
    const first = cutDay(days);
    if (first === undefined) return BARE.test(name);
    const from = calendar.dayOf(first.written);
    const [, until] = /^-\s*(.+)$/.exec(first.rest) ?? [];
    const to = until === undefined ? from : calendar.dayOf(lastDay(until, first.written));
    this.#spans.push({ name, from, to });
    return true;
  }
}

/** `Tue Jun 18`, or `18` of the same month. */
function lastDay(text: string, { weekday: _, ...first }: WrittenDay): WrittenDay {
  return cutDay(text)?.written ?? { ...first, day: Number.parseInt(text, 10) };
}
