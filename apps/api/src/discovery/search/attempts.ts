import { type Corrections, correctTokens } from './correct-tokens.ts';
import { inOtherLayout } from './other-layout.ts';
import {
  type Folded,
  foldTexts,
  type Search,
  type SearchToken,
  type SearchTokens,
} from './search-queries.ts';

const MAX_TOKENS = 5;

/** A spelling of the query that is tried. */
export type Attempt = Pick<Search, 'text' | 'tokens' | 'isLoose'>;

/** The longest token has the fewest results, so it comes first. */
function tokensOf(text: string): readonly string[] {
  const tokens = new Set(text.split(' ').filter((token) => token !== ''));
  return [...tokens].slice(0, MAX_TOKENS).toSorted((one, other) => other.length - one.length);
}

function attempt(text: string, isLoose: boolean, all: readonly SearchToken[]): Attempt[] {
  const [first, ...others] = all;
  if (first === undefined || text.replaceAll(' ', '').length < 2) return [];
  const tokens: SearchTokens = [first, ...others];
  return [{ text, tokens, isLoose }];
}

const plain = (text: string, isLoose: boolean): Attempt[] =>
  attempt(
    text,
    isLoose,
    tokensOf(text).map((token) => [token]),
  );

/** Empty if no token can be replaced, or one of them has no similar token. */
function corrected({ loose }: Folded, corrections: Corrections): Attempt[] {
  const meant = tokensOf(loose).map((token) => corrections.get(token) ?? []);
  const isOther = meant.some(([first]) => first !== undefined && !loose.split(' ').includes(first));
  if (!isOther || meant.some((token) => token.length === 0)) return [];
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
  const tokens = new Set([...tokensOf(typed.loose), ...tokensOf(meant.loose)]);
  const corrections = await correctTokens(db, sport, [...tokens]);
  const [best] = [...corrected(typed, corrections), ...corrected(meant, corrections)];
  if (best) yield best;
}
