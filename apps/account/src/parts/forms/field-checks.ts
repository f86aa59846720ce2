import { ACCOUNT_LIMITS } from '@tipmark/contract';
import type { Translate } from '@tipmark/remote-kit';
import type { FieldErrors, FormValues } from '@tipmark/ui-kit/forms';

const { passwordMinLength, passwordMaxLength, userNameMinLength, userNameMaxLength } =
  ACCOUNT_LIMITS;
/** From this length on a password needs nothing else. */
const GOOD_PASSWORD_LENGTH = 15;

/** Length in characters as a visitor counts them. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length;

const emailError = (value: string, t: Translate): string | undefined => {
  if (value.trim() === '') return t('form.empty');
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? undefined : t('form.emailWrong');
};

function newPasswordError(value: string, t: Translate): string | undefined {
  const length = lengthOf(value);
  if (length < passwordMinLength) return t('form.passwordShort', { count: passwordMinLength });
  return length > passwordMaxLength ? t('form.tooLong', { count: passwordMaxLength }) : undefined;
}

function userNameError(value: string, t: Translate): string | undefined {
  const length = lengthOf(value.trim());
  if (length < userNameMinLength) return t('form.nameShort', { count: userNameMinLength });
  return length > userNameMaxLength ? t('form.tooLong', { count: userNameMaxLength }) : undefined;
}

export const fieldChecks = {
  email: emailError,
  newPassword: newPasswordError,
  userName: userNameError,
  present: (value: string, t: Translate) => (value === '' ? t('form.empty') : undefined),
} as const;

/** Runs one check per field and collects the errors. */
export function checkFields(
  values: FormValues,
  checks: Readonly<Record<string, (value: string, t: Translate) => string | undefined>>,
  t: Translate,
): FieldErrors {
  const errors = Object.entries(checks).map(([name, check]) => [
    name,
    check(values[name] ?? '', t),
  ]);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/** Advice on a password during typing. */
export function passwordAdvice(value: string, t: Translate): string {
  const count = lengthOf(value);
  if (count === 0) return t('form.passwordHint', { count: GOOD_PASSWORD_LENGTH });
  if (count < passwordMinLength) return t('form.passwordWeak', { count });
  const key = count < GOOD_PASSWORD_LENGTH ? 'form.passwordFair' : 'form.passwordGood';
  return t(key, { count, better: GOOD_PASSWORD_LENGTH });
}
