import { flatMessages, keyForms } from './locale-keys.ts';
import type { RepositoryFile, Violation } from './repository-files.ts';

const ENGLISH = /\/locales\/en\/.+\.json$/;

/** A value and a noun in the plural, perhaps behind an adjective: `{{n}} settled tips`. */
const NUMBER_AND_NOUN = /\{\{(\w+)[^}]*\}\} (?:([a-z]+s|people)\b|[a-z]+ ([a-z]+s|people)\b)/g;

/** Words in `s` that follow a value without counting it. */
const NOT_COUNTED = new Set(
  'as has is was does goes its this his hers minus plus across advances towards wins'.split(' '),
);

/** Values that are never one: limits of the rules, amounts with decimals, dates. */
const NEVER_ONE = new Set([
  'limit',
  'minimum',
  'maximum',
  'characters',
  'days',
  'minutes',
  'perDay',
  'minDescription',
  'tipsPerDay',
  'settleHours',
  'minSettledTips',
  'units',
  'profit',
  'turnover',
  'line',
  'date',
]);

/** Keys whose number is never one, for another reason. */
const NEVER_ONE_HERE = new Set([
  'form.nameShort',
  'form.tooLong',
  'form.passwordShort',
  'feedback.messageHint',
  'edit.descriptionHint',
  'form.passwordFair',
  'form.passwordGood',
  'split.fewTitle',
  'rest',
  'countOf',
  'recordSpoken',
  'home_form',
  'away_form',
  'fact-home_form',
  'fact-away_form',
  'kOfMatches',
  'withoutAwarded',
  'league.scorersReported',
]);

/**
 * An English text that counts something has forms for one and for several: "from 1 matches" is no
 * English.
 */
export function countedNouns(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(({ path }) => ENGLISH.test(path))
    .flatMap(({ path, text }) => {
      const messages = flatMessages(JSON.parse(text));
      const forms = keyForms(messages);
      return [...messages]
        .filter(([key]) => forms.has(key) && !NEVER_ONE_HERE.has(key))
        .flatMap(([key, message]) =>
          [...message.matchAll(NUMBER_AND_NOUN)]
            .filter(([, value = '', near, far]) => {
              return !NEVER_ONE.has(value) && !NOT_COUNTED.has(near ?? far ?? '');
            })
            .map(([found]) => ({
              path,
              message: `"${key}" has "${found}" without forms for one and several`,
            })),
        );
    });
}
