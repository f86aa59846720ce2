/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { requestsOf } from './profile-requests.ts';

const requested = (search: string) =>
  requestsOf({ params: { userUrl: 'anton' }, search: new URLSearchParams(search) }).map(
    ({ load, isOptional = false }) => (isOptional ? `${load}?` : load),
  );

test.each([
  ['', []],
  ['period=30&view=table', []],
  ['state=settled', ['profileTips']],
  ['sport=2&after=17', ['profileTips']],
  ['tab=followers&page=2', ['followers']],
  ['edit=description', []],
  ['edit=privacy', []],
  ['edit=email', ['accountProof?']],
  ['edit=password', ['accountProof?']],
  ['edit=twoSteps', ['accountTotp', 'accountProof?']],
  ['edit=telegram', ['telegramConnection', 'accountProof?']],
  ['edit=signIns', ['accountSignIns', 'accountProof?']],
  ['edit=account', ['accountSessions', 'accountProof?']],
  ['edit=notifications', ['profileNotifications', 'accountPush?']],
  ['edit=everything', []],
])('a profile at ?%s requests the profile and %j', (search, others) => {
  expect(requested(search)).toEqual(['pageProfile', ...others]);
});

test('a form wins over lists and tips, a list over tips', () => {
  expect(requested('edit=account&tab=follows&state=active')).toContain('accountSessions');
  expect(requested('tab=follows&state=active')).toEqual(['pageProfile', 'followers']);
});

test('the choices of the address are in the requests', () => {
  const [, tips] = requestsOf({
    params: { userUrl: 'anton' },
    search: new URLSearchParams('sport=3&state=active&after=17'),
  });
  expect(tips?.request).toEqual({
    segments: { userUrl: 'anton' },
    query: { sport: 3, state: 'active', lastTipId: 17 },
  });
  const [, people] = requestsOf({
    params: { userUrl: 'anton' },
    search: new URLSearchParams('tab=follows&page=3'),
  });
  expect(people?.request).toEqual({
    segments: { userUrl: 'anton', pageNumber: 3 },
    query: { type: 'follows' },
  });
});
