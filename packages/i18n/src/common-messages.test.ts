import { COMMON_NAMESPACE, createI18n } from './create-i18n.ts';
import { LOCALES, type Locale, type Messages } from './locale.ts';
import { commonMessages } from './server.ts';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function entries(messages: Messages, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] satisfies [string, string]]
      : entries(value, `${path}${key}.`),
  );
}

const keysOf = (locale: Locale) =>
  [...new Set(entries(commonMessages[locale]).map(([key]) => key.replace(PLURAL, '')))].toSorted();

const placeholders = (text: string) => [...text.matchAll(/\{\{.*?\}\}/g)].map(String).toSorted();

test('both languages have the same keys', () => {
  expect(keysOf('ru')).toEqual(keysOf('en'));
});

test('both languages use the same placeholders', () => {
  const english = new Map(entries(commonMessages.en));
  for (const [key, text] of entries(commonMessages.ru)) {
    const other = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
    expect([key, placeholders(text)]).toEqual([key, placeholders(other)]);
  }
});

test('every plural has all the forms of its language', () => {
  for (const locale of LOCALES) {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const keys = entries(commonMessages[locale]).map(([key]) => key);
    const plurals = new Set(
      keys.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
    );
    expect(plurals.size).toBeGreaterThan(0);
    for (const plural of plurals) {
      for (const form of forms) expect(keys).toContain(`${plural}_${form}`);
    }
  }
});

test('Russian texts are in Russian, with listed exceptions', () => {
  const untranslated = entries(commonMessages.ru)
    .filter(([, text]) => !/[а-яё]/i.test(text.replace(/\{\{.*?\}\}/g, '')))
    .map(([key]) => key);
  expect(untranslated).toEqual([
    'ageMark.short',
    'language.en',
    'odds.draw',
    'match.teams',
    'error.labelled',
  ]);
});

test('texts with a decided wording have it', () => {
  const [ru, en] = LOCALES.map((locale) =>
    createI18n({ locale, resources: { [COMMON_NAMESPACE]: commonMessages[locale] } }),
  );
  expect(ru?.t('error.generic')).toBe('Ошибка интернета. Попробуйте обновить страницу');
  expect(en?.t('error.generic')).toBe('Internet error. Try refreshing the page');
  expect(ru?.t('error.labelled', { label: 'Имя', message: 'занято' })).toBe('Имя: занято');
  expect(ru?.t('nav.mathAnalysis')).toBe('Мат. анализ');
  expect(ru?.t('page.mathAnalysis')).toBe('Математический анализ');
  expect(ru?.t('freshness.seconds', { value: 12 })).toBe('обновлено 12 с назад');
});
