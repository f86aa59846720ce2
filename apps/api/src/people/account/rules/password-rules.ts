import { ACCOUNT_LIMITS } from '@tipmark/contract';
import type { Detail } from '../../../platform/errors/errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isQuicklyGuessed } from './quickly-guessed.ts';
import { isMadeOfRuns } from './runs.ts';
import { foldUserName } from './user-name.ts';

const MIN_PART_LENGTH = 3;

function contains(password: string, part: string | undefined): boolean {
  if (part === undefined) return false;
  const folded = part.toLowerCase();
  return folded.length >= MIN_PART_LENGTH && password.includes(folded);
}

export interface PasswordOwner {
  /** Shortest password this installation accepts. */
  readonly minimum: number;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

/** The fault of a new password, if any. Length counts code points after NFC. */
export function passwordFault(text: string, owner: PasswordOwner): Detail | undefined {
  const password = text.normalize('NFC');
  const { length } = [...password];
  if (length < owner.minimum) return { key: 'too_short', values: { minimum: owner.minimum } };
  const maximum = ACCOUNT_LIMITS.passwordMaxLength;
  if (length > maximum) return { key: 'too_long', values: { maximum } };
  const folded = password.toLowerCase();
  if (isCommonPassword(folded) || isMadeOfRuns(folded) || isQuicklyGuessed(folded))
    return { key: 'password_common' };
  if (contains(folded, owner.email?.split('@', 1)[0])) return { key: 'password_personal' };
  if (contains(folded, owner.name)) return { key: 'password_personal' };
  if (contains(foldUserName(folded), owner.name && foldUserName(owner.name))) {
    return { key: 'password_personal' };
  }
  return undefined;
}
