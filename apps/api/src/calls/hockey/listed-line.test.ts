import type { OddsRecord } from '@tipmark/contract/feed';
import { matchIdOf, type WireMatch } from '@tipmark/contract/match-wire';
import { aFeedOdds } from '@tipmark/test-kit';
import { selectMatchRows } from '../../matches/lists/match-row-queries.ts';
import { presentMatch } from '../../matches/lists/present-match.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { aHockeyLeague, aHockeyMatch, HOCKEY_NOW, idOfKey } from './testing/hockey-feed.ts';

const DAY = 86_400;
const STARTS_AT = HOCKEY_NOW + DAY;

type Prices = OddsRecord['prices'];
const winner = (home: number, away: number): Prices => [
  ['Kappa', 'win.1', home],
  ['Kappa', 'win.2', away],
];
const total = (line: number, over: number, under: number): Prices => [
  ['Kappa', `ou.o:${line}`, over],
  ['Kappa', `ou.u:${line}`, under],
];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now: HOCKEY_NOW });
  const match = (home: string, away: string) =>
    aHockeyMatch(home, away, { startsAt: STARTS_AT, isTimeKnown: true });
  await sendFeed(api, [
    ...aHockeyLeague(['Ilves', 'Kiekko', 'Tappara', 'Lukko']),
    match('Ilves', 'Kiekko'),
    match('Tappara', 'Lukko'),
    match('Kiekko', 'Tappara'),
  ]);
}, 60_000);
afterAll(() => api.close());

/** What a file without times reports: early and closing prices, the total moved meanwhile. */
const early = (key: string): OddsRecord =>
  aFeedOdds(
    key,
    [...winner(1_900, 2_000), ...total(6, 1_950, 1_870), ...total(6.5, 2_200, 1_660)],
    {
      phase: 'first',
      at: STARTS_AT - 2 * DAY,
    },
  );
const late = (key: string): OddsRecord =>
  aFeedOdds(
    key,
    [...winner(1_850, 2_050), ...total(6, 1_800, 2_020), ...total(6.5, 1_930, 1_890)],
    {
      phase: 'closing',
      at: STARTS_AT - 60,
    },
  );

/** The match as every list presents it. */
async function listed(key: string) {
  const id = await idOfKey(api, 'match', key);
  const rows = selectMatchRows(api.database.db, 'en').where('m.id', '=', id);
  return presentMatch(await rows.executeTakeFirstOrThrow());
}

test('a match without prices of regular time shows the winner and the most even total', async () => {
  await sendFeed(api, [early('Ilves-Kiekko'), late('Ilves-Kiekko')]);
  const match = await listed('Ilves-Kiekko');
  expect(match).toMatchObject({
    listedLine: ['win', 6.5],
    firstOdds: [1.9, null, 2, 2.2, 1.66],
    currentOdds: [1.85, null, 2.05, 1.93, 1.89],
  });
  // nothing says when they changed
  expect(match.oddsChangedAt).toBeUndefined();
});

test('the same in another order, one delivery at a time', async () => {
  for (const record of [late('Tappara-Lukko'), early('Tappara-Lukko')]) {
    await sendFeed(api, [record]);
  }
  const { listedLine, firstOdds, currentOdds } = await listed('Ilves-Kiekko');
  expect(await listed('Tappara-Lukko')).toMatchObject({ listedLine, firstOdds, currentOdds });
});

test('a day of results carries what its prices are of', async () => {
  const url = `/hockey/results/page?timestamp=${STARTS_AT}`;
  const { data } = (await api.app.inject({ url })).json();
  const id = await idOfKey(api, 'match', 'Ilves-Kiekko');
  const own = data.leagues[0].matches.find((wire: WireMatch) => matchIdOf(wire) === id);
  expect(own).toMatchObject({ 5: [1.85, null, 2.05, 1.93, 1.89], 21: ['win', 6.5] });
});

test('its page shows the same prices, each once', async () => {
  const id = await idOfKey(api, 'match', 'Ilves-Kiekko');
  const url = `/hockey/events/page/${id}-x/10/12/0/0/0/0/1/0`;
  const { data } = (await api.app.inject({ url })).json();
  expect(data.odds.map(({ oddType }: { oddType: string }) => oddType)).toEqual([
    'win.1',
    'win.2',
    'ou.o:6.5',
    'ou.u:6.5',
  ]);
  expect(data.odds[2]).toMatchObject({ first: 2.2, best: { odds: 1.93, bookmaker: 'Kappa' } });
});

test('timed prices of another total change what is shown, and those of the main line replace it', async () => {
  const at = HOCKEY_NOW - 3_600;
  const key = 'Kiekko-Tappara';
  await sendFeed(api, [aFeedOdds(key, total(7, 2_400, 1_560), { at })]);
  expect((await listed(key)).listedLine).toEqual([null, 7]);
  await sendFeed(api, [aFeedOdds(key, total(6, 1_900, 1_950), { at: at + 60 })]);
  expect(await listed(key)).toMatchObject({ listedLine: [null, 6], oddsChangedAt: at + 60 });
  await sendFeed(api, [aFeedOdds(key, total(7, 1_850, 1_860), { at: at + 120 })]);
  expect((await listed(key)).listedLine).toEqual([null, 7]);
  const main: Prices = [['Kappa', '1x2.1', 2_300], ...total(5.5, 1_700, 2_100)];
  await sendFeed(api, [aFeedOdds(key, main, { at: at + 180 })]);
  const match = await listed(key);
  expect(match.listedLine).toBeUndefined();
  expect(match.currentOdds).toEqual([2.3, null, null, 1.7, 2.1]);
});
