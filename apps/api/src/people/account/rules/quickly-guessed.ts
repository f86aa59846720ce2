import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** More guesses than a form that answers a hundred a second allows per day. */
const FEWEST_GUESSES = 1e7;
/** Long input makes the estimate slow; this many code units are enough. */
const MOST_ESTIMATED = 64;

const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбю.';
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,./";

/** The same keys in the keyboard layout that the estimator knows. */
const onLatinKeys = (text: string): string =>
  Array.from(text, (key) => LATIN_KEYS[RUSSIAN_KEYS.indexOf(key)] ?? key).join('');

// its dictionaries need memory, which only processes that check passwords spend
let estimator: ZxcvbnFactory | undefined;

function guessesOf(text: string): number {
  estimator ??= new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: MOST_ESTIMATED,
  });
  return estimator.check(text).guesses;
}

/**
 * Whether a password is made of what guessers try first: runs, repetitions, neighbouring keys of
 * both layouts, dates, known passwords.
 * @param password in lower case
 */
export function isQuicklyGuessed(password: string): boolean {
  const keys = onLatinKeys(password);
  const forms = keys === password ? [password] : [password, keys];
  return forms.some((form) => guessesOf(form) < FEWEST_GUESSES);
}
