import { randomInt } from 'node:crypto';
import { digestOf } from '../sessions/session-token.ts';

const COUNT = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Without letters and digits that look alike; 32 of them, so a code has 80 bits. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

const makeGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const makeCode = () => Array.from({ length: GROUPS }, makeGroup).join('-');

/** New codes, as shown to their owner. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: COUNT }, makeCode);

/** The stored form of a code, however it was typed. */
export const recoveryDigest = (code: string): string =>
  digestOf(code.toLowerCase().replaceAll(/[\s-]/g, ''));
