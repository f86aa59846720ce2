import { ACCOUNT_LIMITS } from '@tipmark/contract';

const CYRILLIC = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґў';
const LATIN = [
  'a',
  'b',
  'v',
  'g',
  'd',
  'e',
  'e',
  'zh',
  'z',
  'i',
  'y',
  'k',
  'l',
  'm',
  'n',
  'o',
  'p',
  'r',
  's',
  't',
  'u',
  'f',
  'kh',
  'ts',
  'ch',
  'sh',
  'shch',
  '',
  'y',
  '',
  'e',
  'yu',
  'ya',
  'i',
  'yi',
  'ye',
  'g',
  'u',
];
const TRANSLITERATED = new Map(Array.from(CYRILLIC, (letter, index) => [letter, LATIN[index]]));

/** Leaves space for a suffix such as `-99999`. */
const MAX_STEM_LENGTH = ACCOUNT_LIMITS.userUrlMaxLength - 6;

/** Latin stem of a profile's address, `Иван Петров` → `ivan-petrov`; undefined without letters. */
export function urlStemOf(name: string): string | undefined {
  const latin = Array.from(name.toLowerCase(), (letter) => TRANSLITERATED.get(letter) ?? letter);
  const stem = latin
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_STEM_LENGTH)
    .replace(/^-+|-+$/g, '');
  const isReadable = /[a-z]/.test(stem) && stem.length >= ACCOUNT_LIMITS.userUrlMinLength;
  return isReadable ? stem : undefined;
}

/** The first of `stem`, `stem-2`, `stem-3`… that was never taken. */
export function freeUrl(stem: string, taken: ReadonlySet<string>): string {
  if (!taken.has(stem)) return stem;
  for (let number = 2; ; number += 1) {
    const url = `${stem}-${number}`;
    if (!taken.has(url)) return url;
  }
}
