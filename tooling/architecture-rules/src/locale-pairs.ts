import { flatMessages, keyForms, pluralForms } from './locale-keys.ts';
import type { RepositoryFile, Violation } from './repository-files.ts';
import { SAME_IN_BOTH } from './same-in-both.ts';

const LOCALE_PATH = /^(.*)\/locales\/(ru|en)\/(.+\.json)$/;

/** Both languages have the same keys, each with its own plural forms, and really differ. */
export function localePairs(files: readonly RepositoryFile[]): Violation[] {
  const locales = files.filter((file) => LOCALE_PATH.test(file.path));
  return locales.flatMap((file) => {
    const [, dir = '', locale = '', name = ''] = LOCALE_PATH.exec(file.path) ?? [];
    const twinPath = `${dir}/locales/${locale === 'ru' ? 'en' : 'ru'}/${name}`;
    const twin = locales.find(({ path }) => path === twinPath);
    if (!twin) return [{ path: file.path, message: `has no ${twinPath} beside it` }];
    const [messages, other] = [messagesOf(file), messagesOf(twin)];
    const violations = [
      ...missingKeys(messages, other),
      ...wrongForms(messages, locale),
      ...(locale === 'ru' ? sameMessages(messages, other) : russianLetters(messages)),
    ];
    return violations.map((message) => ({ path: file.path, message }));
  });
}

function messagesOf(file: RepositoryFile): Map<string, string> {
  return flatMessages(JSON.parse(file.text));
}

function missingKeys(messages: Map<string, string>, other: Map<string, string>): string[] {
  const known = keyForms(messages);
  return [...keyForms(other).keys()]
    .filter((key) => !known.has(key))
    .map((key) => `lacks the key "${key}"`);
}

function wrongForms(messages: Map<string, string>, locale: string): string[] {
  const wanted = pluralForms(locale).join(', ');
  return (
    [...keyForms(messages)]
      // a language whose text needs no forms has a plain key, which is looked up next
      .filter(([, forms]) => forms.size > 0 && [...forms].toSorted().join(', ') !== wanted)
      .map(([key, forms]) => `"${key}" has the forms ${[...forms].join(', ')} instead of ${wanted}`)
  );
}

function sameMessages(ru: Map<string, string>, en: Map<string, string>): string[] {
  return [...ru]
    .filter(([key, word]) => word === en.get(key) && hasWord(word) && !SAME_IN_BOTH.has(word))
    .map(([key, word]) => `"${key}" is "${word}" in both languages: translate it`);
}

function russianLetters(en: Map<string, string>): string[] {
  return [...en]
    .filter(([, word]) => /[а-яё]/i.test(word) && !SAME_IN_BOTH.has(word))
    .map(([key, word]) => `"${key}" is "${word}", which is not English`);
}

/** Signs such as "X" or "{{count}} %" need no translation. */
function hasWord(text: string): boolean {
  return /\p{Letter}{2}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''));
}
