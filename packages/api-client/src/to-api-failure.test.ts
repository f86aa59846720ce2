import { failureOfAnswer, failureOfNetwork } from './to-api-failure.ts';

const failure = (details: unknown) =>
  failureOfAnswer(400, { error: { code: 'validation', message: 'Check it', details } });

test('details of fields are always text; without fields there are no details', () => {
  expect(failure({ email: 'is taken', age: 7 }).details).toEqual({ email: 'is taken', age: '7' });
  for (const none of [undefined, null, {}, [], 'email']) {
    expect(failure(none)).not.toHaveProperty('details');
  }
});

test.each([null, 'Bad gateway', {}, { error: 'validation' }, { error: { message: 'Check it' } }])(
  '%j is not recognized as an error of the api',
  (body) => {
    expect(failureOfAnswer(502, body)).toEqual({ status: 502, code: 'unreadable', message: '' });
  },
);

test('a thrown value that is not an error becomes the message', () => {
  expect(failureOfNetwork('offline')).toEqual({ status: 0, code: 'network', message: 'offline' });
});
