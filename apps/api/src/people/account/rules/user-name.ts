import { ACCOUNT_LIMITS } from '@tipmark/contract';
import type { Detail } from '../../../platform/errors/errors.ts';

/** Letters that look like another: capitals too, since case is folded first. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    // Cyrillic
    ['авекмнорстухіјѕԁԛԝһӏёғґ', 'abekmhopctyxijsdqwhlefг'],
    // Greek
    ['αβεικνορτυχ', 'abeikvoptux'],
    // Digits and letters that look like them
    ['0з', 'o3'],
  ].flatMap(([from = '', to = '']) => {
    const letters = [...to];
    return [...from].map((letter, index) => [letter, letters[index] ?? letter]);
  }),
);

/**
 * The form in which names must be unique: no case, no accents, one separator, lookalike letters
 * merged. `Иван` and `Ivan` stay two names, `ТОРТ` in either alphabet is one.
 */
export function foldUserName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
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
    .replace(/[1l|]/g, 'i')
    .replace(/5/g, 's')
    .replace(/4/g, 'a')
    .replace(/3/g, 'e')
    .replace(/7/g, 't');
}

const RESERVED = new Set(RESERVED_NAMES.map(skeletonOf));

const ALLOWED = /^[\p{L}\p{Nd} _.-]+$/u;

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
  if (!/[\p{L}\p{Nd}]/u.test(name)) return { key: 'name_characters' };
  if (RESERVED.has(skeletonOf(name))) return { key: 'name_reserved' };
  return undefined;
}
