import { hideKeys } from './hide-keys.ts';

const KEY = '0123456789abcdef0123456789abcdef';

test.each([
  `GET /v4/sports?apiKey=${KEY}&regions=eu`,
  `https://x.test/tennis/?method=get_fixtures&APIkey=short-key-1`.replace('short-key-1', KEY),
  `x-apisports-key: ${KEY}`,
  `{"token":"${KEY}"}`,
  `Authorization: Bearer ${KEY}`,
  `key ${KEY} is not active`,
])('no key is left in %j', (text) => {
  expect(hideKeys(text)).not.toContain(KEY);
  expect(hideKeys(text)).toContain('[hidden]');
});

test('short keys go by their name', () => {
  expect(hideKeys('/v4/sports?apiKey=abc&regions=eu')).toBe(
    '/v4/sports?apiKey=[hidden]&regions=eu',
  );
});

test('other text stays', () => {
  const text = 'Error/Missing application key. Go to https://www.api-football.com to get one.';
  expect(hideKeys(text)).toBe(text);
});
