import { GrammyError, HttpError } from 'grammy';
import {
  ChatGone,
  MessageRefused,
  MustWait,
  toTelegramFailure,
  UpdatesElsewhere,
} from './telegram-failures.ts';

const TOKEN = '123456:AAAA';
const ADDRESS = `https://api.telegram.org/bot${TOKEN}/sendMessage`;

const answered = (code: number, description: string, parameters = {}) =>
  new GrammyError(
    `Call to ${ADDRESS} failed`,
    { ok: false, error_code: code, description, parameters },
    'sendMessage',
    {},
  );

test.each([
  [403, 'Forbidden: bot was blocked by the user', ChatGone],
  [400, 'Bad Request: chat not found', ChatGone],
  [400, 'Bad Request: PEER_ID_INVALID', ChatGone],
  [400, 'Bad Request: message text is empty', MessageRefused],
  [409, "Conflict: can't use getUpdates method while webhook is active", UpdatesElsewhere],
])('%s %s', (code, description, kind) => {
  const failure = toTelegramFailure('sendMessage', answered(code, description));
  expect(failure).toBeInstanceOf(kind);
  expect(failure.message).toBe(`Telegram answered ${code} to sendMessage: ${description}`);
});

test('a pause it asks for is waited', () => {
  const text = 'Too Many Requests: retry after 17';
  const failure = toTelegramFailure('sendMessage', answered(429, text, { retry_after: 17 }));
  expect(failure).toMatchObject({ name: 'MustWait', seconds: 17 });
  const unnamed = toTelegramFailure('sendMessage', answered(429, text));
  expect((unnamed as MustWait).seconds).toBe(1);
});

test.each([500, 502])('an error %s of its own is tried again later', (code) => {
  const failure = toTelegramFailure('sendMessage', answered(code, 'Internal Server Error'));
  expect([ChatGone, MessageRefused, MustWait].some((kind) => failure instanceof kind)).toBe(false);
});

test('a failed connection is described by its code, never by the address with the token', () => {
  const cause = Object.assign(new Error(`request to ${ADDRESS} failed`), { code: 'ECONNREFUSED' });
  for (const error of [
    cause,
    new HttpError(`Network request for sendMessage to ${ADDRESS} failed`, cause),
    new Error(`fetch of ${ADDRESS}`, { cause }),
  ]) {
    const failure = toTelegramFailure('sendMessage', error);
    expect(failure.message).toBe('no answer: Telegram did not answer sendMessage: ECONNREFUSED');
    expect(`${failure.stack} ${JSON.stringify(failure)} ${failure.cause}`).not.toContain(TOKEN);
  }
  const strange = toTelegramFailure('sendMessage', { url: ADDRESS });
  expect(strange.message).toBe('no answer: Telegram did not answer sendMessage: unknown reason');
});
