import { latinName } from './latin-letters.ts';

const WOMEN =
  /\b(?:w|wom|wom[ae]ns?|wfc|ladies|girls|frauen|damen|femenin[ao]|femin[aio]\w*|zh|zhen\w*)\b/;
const AGE = /\b(?:u|under|sub|do)\W?(1[4-9]|2[0-3])\b/;
const JUNIORS = /\b(?:youth|juniors?|juvenil\w*|primavera|molod\w*|yunosh\w*)\b/;
const RESERVES =
  /\b(?:reserves?|reserva|res|amateure|castilla|dubl\w*|rezerv\w*)\b|\b(?:ii|b|2)$|^jong\b/;
const THIRD = /\biii$/;

/** Tokens that are marks, and no part of a name. */
const MARKS =
  /^(?:w|wom|wom[ae]ns?|wfc|ladies|girls|frauen|damen|femenin[ao]|femin\w*|zh|zhen\w*|u\d+|u|under|sub|do|youth|juniors?|juvenil\w*|primavera|molod\w*|yunosh\w*|reserves?|reserva|res|amateure|castilla|dubl\w*|rezerv\w*|ii|iii|b|jong)$/;

export const isMark = (token: string): boolean => MARKS.test(token);

/**
 * What keeps a side apart from others with its name: women, an age, reserves, two people. Sides
 * with different marks are never one: `Chelsea W` → `women`, `Inter Primavera` → `u19`, `Ajax` →
 * ``.
 */
export function sideMarks(name: string): string {
  const text = latinName(name);
  const marks = [
    ...(WOMEN.test(text) ? ['women'] : []),
    ...(AGE.test(text) ? [`u${AGE.exec(text)?.[1]}`] : JUNIORS.test(text) ? ['u19'] : []),
    ...(RESERVES.test(text) ? ['reserves'] : []),
    ...(THIRD.test(text) ? ['third'] : []),
    ...(name.includes('/') ? ['two'] : []),
  ];
  return marks.join(' ');
}
