import type { HostState, Visit } from '@tipmark/remote-kit';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import { live } from './match-live.ts';

const NOW = 1_795_284_420;
const page = anEventPage(
  aMatch()
    .withId(11)
    .startingAt(NOW - 600),
  { asOf: NOW },
);
const state = { loads: { soccerEventPage: { status: 'ready', data: page } } };
const visit = (search: string, isPremium = false) =>
  ({
    params: { matchUrl: page.link },
    search: new URLSearchParams(search),
    nowSeconds: NOW,
    isPremium,
  }) as unknown as Visit;
const reloadOf = (at: Visit) =>
  live
    .interest(state as unknown as HostState, at)
    ?.reload.map((request) => 'load' in request && request.load);

test.each([
  ['the first tips, which came with the head', '', false, ['soccerEventPage']],
  ['the tips of a subscriber', '', true, ['soccerEventPage', 'soccerEventTips']],
  ['tips in another order', 'sort=newest', false, ['soccerEventPage', 'soccerEventTips']],
  ['prices', 'tab=odds', false, ['soccerEventPage', 'soccerEventOddsHistory']],
  ['earlier matches, which nothing changes', 'tab=matches', false, ['soccerEventPage']],
])('what was missed is asked for anew: %s', (_what, search, isPremium, loads) => {
  expect(reloadOf(visit(search, isPremium))).toEqual(loads);
});
