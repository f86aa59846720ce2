import { SPORT, TIP_RESULT } from '@tipmark/domain';
import { settleMatch } from '../../betting/settlement/settle-match.ts';
import { postTip } from '../../betting/tips/post-tip.ts';
import { tx } from '../../platform/database/tx.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { aUser } from '../../testing/users.ts';
import {
  aHockeyMatch,
  aHockeyScore,
  HOCKEY_NOW,
  idOfKey,
  someHockeyOdds,
} from './testing/hockey-feed.ts';
import { aSmallSeason } from './testing/small-season.ts';

const START = HOCKEY_NOW + 7_200;
const GAME = 'Lukko-Karhu game 3';

let api: TestApi;
let [league, season, match] = [0, 0, 0];

beforeAll(async () => {
  api = await createTestApi({ now: HOCKEY_NOW });
  await sendFeed(api, aSmallSeason());
  league = await idOfKey(api, 'league', 'ice');
  season = await idOfKey(api, 'season', 'ice-2023');
}, 60_000);

afterAll(() => api.close());

async function get(url: string, language = 'en') {
  const reply = await api.app.inject({ url, headers: { 'accept-language': language } });
  return reply.json().data;
}

const tables = async () => [
  (await get(`/hockey/league/page/${league}`)).table.rows,
  (await get(`/hockey/league/teams-table?leagueId=${league}`)).table.rows,
];

test('a play-off game is shown with its stage, settles winner tips with overtime and counts in no table', async () => {
  const before = await tables();
  const schedule = { key: GAME, startsAt: START, round: 'SF 3', isPlayOff: true };
  await sendFeed(api, [aHockeyMatch('Lukko', 'Karhu', schedule), someHockeyOdds(GAME)]);
  match = await idOfKey(api, 'match', GAME);
  const event = `/hockey/events/page/${match}/10/12/0/0/0/0/1/0`;
  expect((await get(event, 'ru')).round).toBe('плей-офф, полуфинал, матч 3');
  expect((await get(event)).round).toBe('play-offs, semi-final, game 3');

  const { db } = api.database;
  for (const odd_type of ['1x2.x', '1x2.1', 'win.1', 'win.2']) {
    const capper = await aUser(api, `for-${odd_type.replaceAll(/\W/g, '-')}`);
    const body = { odd_type, stake: 1, description: '' };
    const command = { capper, matchId: match, sport: SPORT.hockey, body, nowSeconds: HOCKEY_NOW };
    await tx(db, (trx) => postTip(trx, command));
  }
  api.setNow(START + 5 * 3_600);
  const goals = [
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const;
  await sendFeed(api, [aHockeyScore(GAME, { periods: goals, extra: [0, 1] })]);
  await tx(db, (trx) => settleMatch(trx, match, START + 5 * 3_600));
  const tips = await db.selectFrom('tips').select(['odd_type', 'result']).execute();
  const { won, lost } = TIP_RESULT;
  expect(Object.fromEntries(tips.map(({ odd_type, result }) => [odd_type, result]))).toEqual({
    '1x2.x': won,
    '1x2.1': lost,
    'win.1': lost,
    'win.2': won,
  });

  // After the time to live of cached responses.
  api.setNow(START + 5 * 3_600 + 120);
  expect(await tables()).toEqual(before);
  const results = await get(`/hockey/league/matches/results?seasonId=${season}`);
  const links = JSON.stringify(results.matches ?? results);
  expect(links).toContain(`${match}-`);
});
