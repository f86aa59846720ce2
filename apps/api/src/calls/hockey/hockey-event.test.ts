import type { FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { aPerson } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { HOCKEY_NOW, idOfKey } from './testing/hockey-feed.ts';
import { aSmallSeason, DAY } from './testing/small-season.ts';

const source = 'test-feed';

const SQUADS: FeedRecord[] = ['Lukko', 'Karhu'].map((teamKey) => ({
  kind: 'squad',
  source,
  key: `squad ${teamKey}`,
  leagueKey: 'ice',
  season: '2023/24',
  teamKey,
  seq: 1,
  players: [
    { name: 'A Salo', nameRu: 'А. Сало', number: 9, position: 'FW', bornOn: '2000-01-01' },
    { name: 'B Niemi', number: 31, position: 'GK' },
    ...(teamKey === 'Karhu' ? [{ name: 'D Koski', nameRu: 'Д. Коски' }] : []),
  ],
}));

let api: TestApi;
let [finished, next, overtime, shots] = [0, 0, 0, 0];

beforeAll(async () => {
  api = await createTestApi({ now: HOCKEY_NOW });
  const { receipt } = await sendFeed(api, [...aSmallSeason(), ...SQUADS]);
  expect(receipt).toMatchObject({ quarantined: 0 });
  finished = await idOfKey(api, 'match', 'Karhu-Lukko');
  next = await idOfKey(api, 'match', 'Hirvi-Kettu');
  overtime = await idOfKey(api, 'match', 'Karhu-Hirvi');
  shots = await idOfKey(api, 'match', 'Hirvi-Lukko');
}, 60_000);

afterAll(() => api.close());

async function get(url: string, locale = 'en') {
  const reply = await api.app.inject({ url, headers: { 'accept-language': locale } });
  return { status: reply.statusCode, ...reply.json() };
}

describe('the page of a hockey match', () => {
  const page = async (id: number) =>
    (await get(`/hockey/events/page/${id}/10/12/0/0/0/0/1/0`)).data;

  it('has periods, overtime and shots', async () => {
    const late = await page(overtime);
    expect(late.match).toMatchObject({
      '1': MATCH_STATUS.finished,
      '7': { '1': 'Karhu', '4': 4, '5': 1, '9': 0, '10': 2, '6': 1 },
      '8': { '1': 'Hirvi', '4': 3, '5': 1, '9': 2, '10': 0, '6': 0 },
    });
    const settled = await page(shots);
    expect(settled.match).toMatchObject({
      '7': { '4': 2, '7': 1 },
      '8': { '4': 3, '7': 2 },
    });
    expect(settled).toMatchObject({ referee: null, league: { name: 'Ice League' } });
  });

  it('names the starting goalies in the requested language once there is a line-up', async () => {
    expect((await page(overtime)).home).not.toHaveProperty('goalie');
    const sideOf = (name: string) => ({
      substitutes: [],
      absent: [],
      starting: [
        { name: 'C Laine', position: 'DF' },
        { name, position: 'GK' },
      ],
    });
    const lineup = {
      kind: 'lineup',
      source,
      matchKey: 'Karhu-Hirvi',
      seq: 1,
      home: sideOf('D Koski'),
      away: sideOf('E Lehto'),
    } as FeedRecord;
    await sendFeed(api, [lineup]);
    // cached bytes are rebuilt at most once a second
    api.setNow(HOCKEY_NOW + 2);
    expect(await page(overtime)).toMatchObject({
      home: { goalie: 'D Koski' },
      away: { goalie: 'E Lehto' },
    });
    const read = `/hockey/events/page/${overtime}/10/12/0/0/0/0/1/0`;
    expect((await get(read, 'ru')).data).toMatchObject({
      home: { goalie: 'Д. Коски' },
      away: { goalie: 'Э. Лехто' },
    });
    api.setNow(HOCKEY_NOW);
  });

  it('has the form of both teams and the main lines of hockey', async () => {
    const { home, away, odds } = await page(next);
    expect(home.form.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'won',
      'lost',
      'lost',
    ]);
    expect(away.form).toHaveLength(3);
    expect(odds.map(({ oddType }: { oddType: string }) => oddType)).toEqual([
      '1x2.1',
      '1x2.x',
      '1x2.2',
      'win.1',
      'win.2',
      'ou.o:5.5',
      'ou.u:5.5',
    ]);
  });

  it('lists power play goals', async () => {
    const first = await idOfKey(api, 'match', 'Lukko-Karhu');
    expect((await page(first)).incidents).toMatchObject([
      { type: 'power_play_goal', side: 'home', minute: 12, second: 30, player: 'A Salo' },
    ]);
  });

  it('is not found under another sport or for an unknown match; an unknown filter is refused', async () => {
    expect((await get(`/soccer/events/page/${next}/10/12/0/0/0/0/1/0`)).status).toBe(404);
    expect((await get('/hockey/events/page/9999/10/12/0/0/0/0/1/0')).status).toBe(404);
    expect((await get(`/hockey/events/page/${next}/7/12/0/0/0/0/1/0`)).status).toBe(400);
  });
});

describe('the tabs of a hockey match', () => {
  it('matches count a win in overtime as a win', async () => {
    const { data } = await get(`/hockey/events/matches/${next}/10/12/0/0/0/0/1`);
    expect(data.lists).toMatchObject([
      { side: 'home', count: 3, won: 1, drawn: 0, lost: 2, goalsFor: 8, goalsAgainst: 9 },
      { side: 'away', count: 3, won: 0, lost: 3 },
    ]);
    const each = await get(`/hockey/events/matches/${next}/10/12/0/1/0/0/1`);
    expect(each.data.lists).toMatchObject([{ side: 'both', count: 1, won: 1 }]);
  });

  it('the summary covers the sixty minutes and their periods', async () => {
    const { data } = await get(`/hockey/events/summary/${next}/10/12/0/0/0/0/1`);
    expect(data.lists[0]).toMatchObject({
      outcomes: { count: 3, home: 0, draw: 2, away: 1 },
      averages: {
        match: { average: 5, of: 3 },
        parts: [
          { average: 1.67, of: 3 },
          { average: 2, of: 3 },
          { average: 1.33, of: 3 },
        ],
      },
    });
  });

  it('trends need five matches', async () => {
    const { data } = await get(`/hockey/events/trends/${next}/10/12/0/0/0/0/1`);
    expect(data.trends).toEqual([]);
  });

  it('squads have only goals scored before the match, of every kind', async () => {
    const { data } = await get(
      `/hockey/events/squads/${await idOfKey(api, 'match', 'Lukko-Karhu')}`,
    );
    expect(data.squads[0].players).toMatchObject([
      { name: 'B Niemi', position: 'GK' },
      { name: 'A Salo', number: 9, age: 24, goals: 0 },
    ]);
    const later = await get(`/hockey/events/squads/${shots}`, 'ru');
    expect(later.data.squads[1].players).toMatchObject([
      { name: 'Б. Ниеми' },
      { name: 'А. Сало', goals: 1 },
    ]);
  });

  it('the likely line-up has six players', async () => {
    const dressed = Array.from({ length: 13 }, (_, index) => ({
      name: `Player ${index}`,
      position: index === 0 ? 'GK' : index < 5 ? 'DF' : 'FW',
    }));
    const nobody = { starting: [], substitutes: [], absent: [] };
    const lineup = {
      kind: 'lineup',
      source,
      matchKey: 'Kettu-Hirvi',
      seq: 1,
      home: { ...nobody, starting: dressed },
      away: nobody,
    } as FeedRecord;
    await sendFeed(api, [lineup]);
    const { data } = await get(`/hockey/events/squads/${next}`);
    const likely = data.squads[1].lineup;
    expect(likely).toMatchObject({ isPublished: false, formation: null });
    expect(likely.starting.map(({ position }: { position: string }) => position)).toEqual([
      'GK',
      'DF',
      'DF',
      'FW',
      'FW',
      'FW',
    ]);
  });

  it('the odds history has the winner market beside the result', async () => {
    const main = (await get(`/hockey/events/odds-history/${next}/0`)).data;
    expect(main).toMatchObject({ market: '1x2', markets: ['1x2', 'win', 'ou'] });
    expect(main.lines[0].outcomes).toHaveLength(3);
    const win = (await get(`/hockey/events/odds-history/${next}/win`)).data;
    expect(win.lines[0].outcomes.map(({ current }: { current: number }) => current)).toEqual([
      1.8, 2,
    ]);
    expect((await get(`/hockey/events/odds-history/${next}/corn`)).status).toBe(400);
  });

  it('the tip maker has hockey markets and facts of both teams', async () => {
    const { data } = await get(`/hockey/tip-maker/${next}/win.1`);
    expect(data).toMatchObject({ isOpen: true, markets: { length: 3 } });
    const forms = data.chosen.facts.filter(({ code }: { code: string }) => code.endsWith('_form'));
    expect(forms).toMatchObject([
      { code: 'home_form', params: { team: 'Hirvi', hits: 1, of: 3 } },
      { code: 'away_form', params: { team: 'Kettu', hits: 3, of: 3 } },
    ]);
    expect((await get(`/hockey/tip-maker/${next}/corn.o:9.5`)).status).toBe(400);
  });
});

describe('hockey tips', () => {
  it('are posted, changed and listed, and refused for another sport or a finished match', async () => {
    const { headers } = await aPerson(api, { name: 'Hockey fan' });
    const url = `/hockey/events/tips/${next}/${SPORT.hockey}`;
    const send = async (method: 'POST' | 'PUT', to: string, oddType: string) => {
      const payload = { odd_type: oddType, stake: 2, description: '' };
      const reply = await api.app.inject({ method, url: to, headers, payload });
      return { status: reply.statusCode, ...reply.json() };
    };
    const { data } = await send('POST', url, 'win.1');
    expect(data.tip).toMatchObject({ odd_type: 'win.1', odds: 1.8, stake: 2 });
    const changed = await send('PUT', `${url}/${data.tip.id}`, 'win.2');
    expect(changed.data.tip).toMatchObject({ id: data.tip.id, odd_type: 'win.2', odds: 2 });
    expect((await send('POST', url, '1x2.x')).data.tip).toMatchObject({ odds: 4.2 });
    expect((await get(url)).data).toMatchObject({ count: 2 });
    expect((await send('POST', url, 'corn.o:9.5')).status).toBe(400);
    expect((await send('POST', `/hockey/events/tips/${next}/1`, 'win.1')).status).toBe(400);
    expect(
      (await send('POST', `/hockey/events/tips/${finished}/2`, 'win.1')).data.error,
    ).toMatchObject({ code: 'match_started' });
  });
});

describe('a day of hockey', () => {
  it('lists results by league, with the odds history', async () => {
    const { data } = await get(`/hockey/results/page?timestamp=${HOCKEY_NOW + DAY}&odds=1`);
    expect(data.leagues).toMatchObject([{ name: 'Ice League', matches: { length: 1 } }]);
    expect(data.oddsHistory[next]).toEqual([[HOCKEY_NOW - 7_200, 2.2, 4.2, 2.7]]);
    const soccer = await get(`/soccer/results/page?timestamp=${HOCKEY_NOW + DAY}`);
    expect(soccer.data.leagues).toEqual([]);
  });

  it('counts matches without a forecast', async () => {
    const { data } = await get(`/hockey/math-analysis/page?timestamp=${HOCKEY_NOW + DAY}`);
    expect(data).toMatchObject({ leagues: [], countOfUnknown: 1 });
  });

  it('shows the forecast of a feed for the sixty minutes and the final result', async () => {
    await sendFeed(api, [
      {
        kind: 'forecast',
        source,
        matchKey: 'Kettu-Lukko',
        at: HOCKEY_NOW - 60,
        scores: [2, 3.6],
        score: '2:3',
      },
    ]);
    const { data } = await get(`/hockey/math-analysis/page?timestamp=${HOCKEY_NOW + 2 * DAY}`);
    const [analysed] = data.leagues[0].matches;
    expect(analysed).toMatchObject({ forecastScores: [2, 3.6], forecastScore: '2:3' });
    const [home, draw, away] = analysed.percents;
    // Poisson of 2.0 and 3.6: 16.6 % level, made 1.3 times as frequent as on ice.
    expect(draw).toBeGreaterThan(18);
    expect(draw).toBeLessThan(23);
    expect(away).toBeGreaterThan(home);
    const [homeWins, awayWins] = analysed.winPercents;
    expect(homeWins + awayWins).toBeCloseTo(100, 9);
    expect(homeWins).toBeGreaterThan(home);
    expect(awayWins).toBeGreaterThan(away);
    expect(analysed.overPercent).toBeGreaterThan(40);
    expect(analysed.overPercent).toBeLessThan(55);
  });
});

test('the main page has blocks of hockey that link to hockey, and none of referees', async () => {
  const { data } = await get('/hockey/main/page');
  const blocks = data.blocks.map(({ kind, routeName }: { kind: number; routeName: string }) => [
    kind,
    routeName,
  ]);
  expect(blocks).toEqual([
    [5, 'hockeyResults'],
    [4, 'hockeyResults'],
    [8, 'hockeyTeams'],
    [6, 'hockeyLeagues'],
  ]);
  expect(data.countOfLive).toBe(0);
});

test('search finds only teams, leagues and matches of hockey', async () => {
  const { data } = await get('/hockey/search/?query=lukko');
  expect(data.teams).toMatchObject([{ name: 'Lukko' }]);
  expect(data.matches.length).toBeGreaterThan(0);
  expect((await get('/hockey/search/?query=ice&searchType=4')).data.leagues).toHaveLength(1);
  expect((await get('/soccer/search/?query=lukko')).data.teams).toEqual([]);
  expect((await get('/hockey/search/?query=ice&searchType=5')).status).toBe(400);
});
