/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { ACCOUNT_LIMITS } from '@tipmark/contract';
import { checkFields, fieldChecks, lengthOf, passwordAdvice } from './field-checks.ts';

const t = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
  [key, ...Object.values(values)].join(' ');

test.each([
  ['', 'form.empty'],
  [' ', 'form.empty'],
  ['ann', 'form.emailWrong'],
  ['ann@post', 'form.emailWrong'],
  ['ann @post.example', 'form.emailWrong'],
  [' ann@post.example ', undefined],
])('the email "%s" is reported as %p', (email, error) => {
  expect(fieldChecks.email(email, t)).toBe(error);
});

test('a length is counted as a visitor counts it', () => {
  expect(lengthOf('й'.normalize('NFD'))).toBe(1);
  expect(lengthOf('🏒🏒')).toBe(2);
});

test('a password and a name have a shortest and a longest length', () => {
  const { passwordMinLength, passwordMaxLength, userNameMinLength, userNameMaxLength } =
    ACCOUNT_LIMITS;
  const password = (length: number) => fieldChecks.newPassword('п'.repeat(length), t);
  expect(password(passwordMinLength - 1)).toBe(`form.passwordShort ${passwordMinLength}`);
  expect(password(passwordMinLength)).toBeUndefined();
  expect(password(passwordMaxLength)).toBeUndefined();
  expect(password(passwordMaxLength + 1)).toBe(`form.tooLong ${passwordMaxLength}`);
  const name = (text: string) => fieldChecks.userName(text, t);
  expect(name(` ${'a'.repeat(userNameMinLength - 1)} `)).toBe(
    `form.nameShort ${userNameMinLength}`,
  );
  expect(name('a'.repeat(userNameMaxLength))).toBeUndefined();
  expect(name('a'.repeat(userNameMaxLength + 1))).toBe(`form.tooLong ${userNameMaxLength}`);
});

test('spaces count in a password, which is sent as it was typed', () => {
  expect(fieldChecks.newPassword(' '.repeat(ACCOUNT_LIMITS.passwordMinLength), t)).toBeUndefined();
  expect(fieldChecks.present(' ', t)).toBeUndefined();
});

test('only the fields with errors are reported, a missing one as empty', () => {
  const checks = { userEmail: fieldChecks.email, userPassword: fieldChecks.present };
  expect(checkFields({ userEmail: 'ann@post.example' }, checks, t)).toEqual({
    userPassword: 'form.empty',
  });
});

test('the advice gets better with the length', () => {
  expect([0, 3, 8, 14, 15].map((length) => passwordAdvice('x'.repeat(length), t))).toEqual([
    'form.passwordHint 15',
    'form.passwordWeak 3',
    'form.passwordFair 8 15',
    'form.passwordFair 14 15',
    'form.passwordGood 15 15',
  ]);
});
