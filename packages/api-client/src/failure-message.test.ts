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

  test('leaves out fields with an empty message', () => {
    const details = { email: '', password: 'is too short' };
    expect(failureMessage({ ...refused, details }, { locale: 'en' })).toBe('is too short');
  });

  test('puts a label in front and uses the given separator', () => {
    expect(failureMessage(refused, { locale: 'en', label: 'Sign up', separator: '\n' })).toBe(
      'Sign up: is taken\nis too short',
    );
  });

  test('shows the message of the error when there are no details', () => {
    const { details: _, ...bare } = refused;
    expect(failureMessage(bare, { locale: 'ru' })).toBe('Check the fields');
  });

  test.each([
    ['ru', 'Ошибка интернета. Попробуйте обновить страницу'],
    ['en', 'Internet error. Try refreshing the page'],
  ] as const)('shows the generic text when there was no answer (%s)', (locale, text) => {
    const failure: ApiFailure = { status: 0, code: 'network', message: 'fetch failed' };
    expect(failureMessage(failure, { locale, label: 'Login' })).toBe(text);
  });

  test('shows the generic text when the answer has no message', () => {
    expect(failureMessage({ status: 400, code: 'unreadable', message: '' }, { locale: 'en' })).toBe(
      'Internet error. Try refreshing the page',
    );
  });

  test('does not blame the network for a server that failed', () => {
    expect(failureMessage({ status: 502, code: 'unreadable', message: '' }, { locale: 'en' })).toBe(
      'The server could not handle the request. Try again in a few seconds',
    );
  });
});
