import type { ApiFailure } from './api-failure.ts';
import { failureMessage } from './failure-message.ts';

const refused: ApiFailure = {
  status: 400,
  code: 'validation',
  message: 'Check the fields',
  details: { email: 'is taken', password: 'is too short' },
};

describe('failureMessage', () => {
  test('joins the messages of all fields', () => {
    expect(failureMessage(refused, { locale: 'en' })).toBe('is taken, is too short');
  });

  test('leaves out fields that say nothing', () => {
    const details = { email: '', password: 'is too short' };
    expect(failureMessage({ ...refused, details }, { locale: 'en' })).toBe('is too short');
  });

  test('puts a label before and takes another separator', () => {
    expect(failureMessage(refused, { locale: 'en', label: 'Sign up', separator: '\n' })).toBe(
      'Sign up: is taken\nis too short',
    );
  });

  test('without details shows the message of the error', () => {
    const { details: _, ...bare } = refused;
    expect(failureMessage(bare, { locale: 'ru' })).toBe('Check the fields');
  });

  test.each([
    ['ru', 'Ошибка интернета. Попробуйте обновить страницу'],
    ['en', 'Internet error. Try refreshing the page'],
  ] as const)('says the generic text when no answer came (%s)', (locale, text) => {
    const failure: ApiFailure = { status: 0, code: 'network', message: 'fetch failed' };
    expect(failureMessage(failure, { locale, label: 'Login' })).toBe(text);
  });

  test('says the generic text when the answer says nothing', () => {
    expect(failureMessage({ status: 502, code: 'unreadable', message: '' }, { locale: 'en' })).toBe(
      'Internet error. Try refreshing the page',
    );
  });
});
