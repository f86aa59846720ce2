import { type Corrections, correctWords } from './correct-words.ts';
import { inOtherLayout } from './other-layout.ts';
import {
  type Folded,
  foldTexts,
  type Search,
  type SearchedWord,
  type SearchedWords,
} from './search-queries.ts';

const MAX_WORDS = 5;

/** A spelling of the query that is tried. */
export type Attempt = Pick<Search, 'text' | 'words' | 'isLoose'>;

/** The longest word has the fewest results, so it comes first. */
function wordsOf(text: string): readonly string[] {
  const words = new Set(text.split(' ').filter((word) => word !== ''));
  return [...words].slice(0, MAX_WORDS).toSorted((one, other) => other.length - one.length);
}

function attempt(text: string, isLoose: boolean, all: readonly SearchedWord[]): Attempt[] {
  const [first, ...others] = all;
  if (first === undefined || text.replaceAll(' ', '').length < 2) return [];
  const words: SearchedWords = [first, ...others];
  return [{ text, words, isLoose }];
}

const plain = (text: string, isLoose: boolean): Attempt[] =>
  attempt(
    text,
    isLoose,
    wordsOf(text).map((word) => [word]),
  );

/** Empty if no word can be replaced, or one of them has no similar word. */
function corrected({ loose }: Folded, corrections: Corrections): Attempt[] {
  const meant = wordsOf(loose).map((word) => corrections.get(word) ?? []);
  const isOther = meant.some(([first]) => first !== undefined && !loose.split(' ').includes(first));
  if (!isOther || meant.some((word) => word.length === 0)) return [];
  return attempt(loose, true, meant);
}

/**
 * How the query may be meant, the likeliest first: as it is typed, as typed with the other keyboard
 * layout on, as names are spelt by ear, and with its mistakes corrected.
 */
export async function* attemptsAt(
  query: string,
  { db, sport }: Pick<Search, 'db' | 'sport'>,
): AsyncGenerator<Attempt> {
  const [typed, meant] = await foldTexts(db, [query, inOtherLayout(query)]);
  if (!typed || !meant) return;
  yield* plain(typed.strict, false);
  yield* plain(meant.strict, false);
  yield* plain(typed.loose, true);
  const words = new Set([...wordsOf(typed.loose), ...wordsOf(meant.loose)]);
  const corrections = await correctWords(db, sport, [...words]);
  const [best] = [...corrected(typed, corrections), ...corrected(meant, corrections)];
  if (best) yield best;
}
