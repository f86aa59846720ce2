import { ACCOUNT_LIMITS } from '@tipmark/contract';
import { tableOf } from '@tipmark/domain';
import type { Detail } from '../../../platform/errors/errors.ts';
import { urlStemOf } from './user-url.ts';

/** Letters that look like another: capitals too, since case is folded first. */
const LOOK_ALIKES = tableOf<string>(
  Object.fromEntries(
    [
      // Cyrillic
      ['авекмнорстухіјѕԁԛԝһӏёғґ', 'abekmhopctyxijsdqwhlefг'],
      ['ԍԙѵѡ', 'gwvw'],
      // Greek
      ['αβεικνορτυχγηωϲϳ', 'abeikvoptuxynwcj'],
      // Armenian
      ['օսհոքցզ', 'ouhnpgq'],
      // Latin letters of phonetic alphabets, and those without a decomposition
      ['ɑɡıɩɪȷɴʀʏʙɢʜʟᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢøđłħƙɓ', 'agiiijnrybghlacdejkmoptuvwzodlhkb'],
      // Digits and letters that look like them
      ['0з', 'o3'],
    ].flatMap(([from = '', to = '']) => {
      const letters = [...to];
      return [...from].map((letter, index) => [letter, letters[index] ?? letter]);
    }),
  ),
);

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A decimal digit of any script as ours: the ten of a script are neighbours, zero first. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

/**
 * The form in which names must be unique: no case, no accents, one separator, lookalike letters
 * merged, nothing invisible. `Иван` and `Ivan` stay two names, `ТОРТ` in either alphabet is one.
 */
export function foldUserName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replace(/\p{Nd}/gu, digitOf);
  const alike = Array.from(plain, (letter) => LOOK_ALIKES[letter] ?? letter).join('');
  return alike.replace(/[\s_.-]+/g, '-');
}

const RESERVED_NAMES = [
  'admin',
  'administrator',
  'moderator',
  'support',
  'system',
  'root',
  'math',
  'tipmark',
  'админ',
  'администратор',
  'модератор',
  'поддержка',
  'система',
];

/** Coarser than the uniqueness of user names: impersonating the site is not possible. */
function skeletonOf(name: string): string {
  return foldUserName(name)
    .replace(/-/g, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[1l|]/g, 'i')
    .replace(/5/g, 's')
    .replace(/4/g, 'a')
    .replace(/3/g, 'e')
    .replace(/7/g, 't');
}

const RESERVED = new Set(RESERVED_NAMES.map(skeletonOf));

const ALLOWED = /^[\p{L}\p{Nd} _.-]+$/u;
/** Letters nobody sees, such as the fillers of Hangul. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Scripts in everyday use; letters of others look like Latin ones, as whole alphabets do. */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Khmer',
  'Ethiopic',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Han',
  'Thaana',
  'Oriya',
];
const EVERYDAY = new RegExp(
  `^(?:[^\\p{L}]|${SCRIPTS.map((script) => `\\p{scx=${script}}`).join('|')})+$`,
  'u',
);

/** A reserved word itself, or what the address of the profile would be made of. */
function isReserved(name: string): boolean {
  const stem = urlStemOf(name);
  return RESERVED.has(skeletonOf(name)) || (stem !== undefined && RESERVED.has(skeletonOf(stem)));
}

/** A user name as it is stored: composed, without spaces around. */
export function normalUserName(text: string): string {
  return text.normalize('NFC').trim();
}

/** The fault of a user name, if any. */
export function userNameFault(text: string): Detail | undefined {
  const name = normalUserName(text);
  const { length } = [...name];
  const { userNameMinLength: minimum, userNameMaxLength: maximum } = ACCOUNT_LIMITS;
  if (length < minimum) return { key: 'too_short', values: { minimum } };
  if (length > maximum) return { key: 'too_long', values: { maximum } };
  if (!ALLOWED.test(name) || /\s{2}/.test(name)) return { key: 'name_characters' };
  if (INVISIBLE.test(name) || !EVERYDAY.test(name)) return { key: 'name_characters' };
  if (!/[\p{L}\p{Nd}]/u.test(name)) return { key: 'name_characters' };
  if (isReserved(name)) return { key: 'name_reserved' };
  return undefined;
}
