import { foldName } from '../rows/fold-name.ts';

export interface RefereeName {
  /** Given names, or their letters. */
  readonly given: readonly string[];
  readonly surname: string;
  /** Surname with initials only. */
  readonly isShort: boolean;
}

const isInitial = (word: string) => word.length === 1;
/** `DJ Gallagher`, `D.J. Gallagher`. */
const LETTERS = /^(?:\p{Lu}\.?){1,3}$/u;

/** `G Poll`, `D.J. Gallagher`, `Poll G.` and `Graham Poll`; undefined = a single word. */
export function refereeName(name: string): RefereeName | undefined {
  const written = name.replace(/,/g, ' ').trim().split(/\s+/);
  const parts = written.flatMap((part) =>
    LETTERS.test(part) ? part.replaceAll('.', '').split('') : foldName(part).split(' '),
  );
  const folded = parts.map((word) => foldName(word)).filter(Boolean);
  const leading = folded.findIndex((word) => !isInitial(word));
  const trailing = folded.findLastIndex((word) => !isInitial(word));
  if (leading === -1 || folded.length < 2) return undefined;
  if (leading > 0) {
    return { given: folded.slice(0, leading), surname: rest(folded, leading), isShort: true };
  }
  if (trailing < folded.length - 1) {
    const surname = folded.slice(0, trailing + 1).join(' ');
    return { given: folded.slice(trailing + 1), surname, isShort: true };
  }
  return { given: folded.slice(0, -1), surname: rest(folded, folded.length - 1), isShort: false };
}

const rest = (parts: readonly string[], from: number) => parts.slice(from).join(' ');

/** Whether a surname with initials can be this full name; `van` and such may belong to either. */
export function canMean(short: RefereeName, full: RefereeName): boolean {
  const parts = [...full.given, full.surname].join(' ');
  if (parts !== short.surname && !parts.endsWith(` ${short.surname}`)) return false;
  const given = parts.slice(0, -short.surname.length).trim().split(' ').filter(Boolean);
  const [first] = given;
  if (first === undefined || first[0] !== short.given[0]) return false;
  return short.given.every((letter, index) => {
    const word = given[index];
    return word === undefined || word[0] === letter;
  });
}
