import { withoutKeys } from './without-keys.ts';

test.each([
  ['/v4/sports?apiKey=0123&all=true', '/v4/sports?apiKey=[hidden]&all=true'],
  ['/tennis/?method=get_fixtures&APIkey=0123#x', '/tennis/?method=get_fixtures&APIkey=[hidden]#x'],
  [
    'failed: https://a.test/b?api_key=01%2F2 after 3 s',
    'failed: https://a.test/b?api_key=[hidden] after 3 s',
  ],
  ['/v4/sports/soccer_epl/odds?regions=eu&keys=2', '/v4/sports/soccer_epl/odds?regions=eu&keys=2'],
])('%s has no key', (text, hidden) => {
  expect(withoutKeys(text)).toBe(hidden);
});
