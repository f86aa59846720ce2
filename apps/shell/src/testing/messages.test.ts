/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Messages {
  [key: string]: string | Messages;
}

const locales = path.resolve(__dirname, '../../locales');
const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(path.join(locales, locale, file), 'utf8')) as Messages;

function texts(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : texts(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name = '']) => name)
    .toSorted((a, b) => a.localeCompare(b));

test.each(readdirSync(path.join(locales, 'ru')))(
  '%s has the same placeholders in both languages',
  (file) => {
    const english = new Map(texts(read('en', file)));
    const differing = texts(read('ru', file)).filter(
      ([key, text]) => placeholders(english.get(key) ?? text).join() !== placeholders(text).join(),
    );
    expect(differing).toEqual([]);
  },
);
