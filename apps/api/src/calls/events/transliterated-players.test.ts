import type { FeedRecord, LineupRecord } from '@tipmark/contract/feed';
import { aFeedEvent, aFeedLeague, aFeedMatch, aFeedSetting, aFeedTeam } from '@tipmark/test-kit';
import { importFolder, testSink } from '../../ingest/import/testing/import-folder.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const FILTERS = '10/12/0/0/0/0/1';

const CUP = {
  name: 'World Cup 2022',
  matches: [
    {
      round: 'Matchday 4',
      date: '2022-11-23',
      time: '16:00',
      team1: 'Germany',
      team2: 'Japan',
      score: { ft: [2, 2], ht: [1, 0] },
      goals1: [
        { name: 'İlkay Gündoğan', minute: 33, penalty: true },
        { name: 'Shuichi Gonda', minute: 90, owngoal: true },
      ],
      goals2: [
        { name: 'Ritsu Doan', minute: 75 },
        { name: 'Takuma Asano', minute: 83 },
      ],
    },
  ],
};

const LEAGUE = {
  name: 'English Premier League 2023/24',
  matches: [
    {
      round: 'Matchday 1',
      date: '2023-08-12',
      team1: 'Arsenal FC',
      team2: 'Nottingham Forest FC',
      score: { ft: [2, 1], ht: [2, 0] },
      goals1: [
        { name: 'Eddie Nketiah', minute: 26 },
        { name: 'Kai Havertz', minute: 32 },
      ],
      goals2: [{ name: 'Declan Rice', minute: 82, owngoal: true }],
    },
  ],
};

const SQUAD = `= Arsenal FC - English Premier League 2023/24

  1,  Aaron Ramsdale,   GK
 22,  David Raya (ESP), GK
 29,  Kai Havertz (GER), FW
 14,  Eddie Nketiah,    FW
`;

const CUP_SQUAD = `= World Cup 2022

== Japan

       8, Ritsu DOAN,    MF,  b. 1998/06/16
      18, Takuma ASANO,  FW,  b. 1994/11/10
`;

const SIDE = { starting: [], substitutes: [], absent: [] };

const lineup: LineupRecord = {
  kind: 'lineup',
  source: 'test-feed',
  matchKey: 'Lyn-Brann',
  seq: 1,
  home: {
    starting: [{ name: 'Espen Eskås', position: 'GK' }],
    substitutes: [{ name: 'Bård Finne' }],
    absent: [{ name: 'Sondre Ørjasæter', reason: 'ill' }],
  },
  away: SIDE,
};

const simulated = [
  aFeedLeague({ key: 'made-league', name: { en: 'Made League', ru: 'Лига' } }),
  aFeedTeam('Made One'),
  aFeedTeam('Made Two'),
  {
    kind: 'season' as const,
    key: 'made-season',
    leagueKey: 'made-league',
    name: '2023/24',
    startsOn: '2023-08-11',
    endsOn: '2024-05-19',
  },
  aFeedMatch('Made One', 'Made Two', { seasonKey: 'made-season' }),
  aFeedEvent('Made One-Made Two', { key: 'made', player: 'Gleb Orlov' }),
].map((record): FeedRecord => ({ ...record, source: 'simulator' }));

let api: TestApi;
const files = importFolder();

beforeAll(async () => {
  api = await createTestApi();
  const written = [
    files.write('2022_worldcup.json', JSON.stringify(CUP)),
    files.write('2023-24_en.1.json', JSON.stringify(LEAGUE)),
    files.write('arsenal.txt', SQUAD),
    files.write('2022_squads.txt', CUP_SQUAD),
  ];
  await files.runAs('openfootball', testSink(api.database.db), ...written);
  await sendFeed(api, [
    ...aFeedSetting(),
    aFeedTeam('Lyn', { countryCode: 'NO' }),
    aFeedTeam('Brann', { countryCode: 'NO' }),
    aFeedMatch('Lyn', 'Brann'),
    lineup,
    ...simulated,
  ]);
}, 60_000);

afterAll(async () => {
  files.remove();
  await api.close();
});

async function matchOf(home: string) {
  const query = api.database.db
    .selectFrom('matches as m')
    .innerJoin('teams as t', 't.id', 'm.home_id')
    .select(['m.id', 'm.home_id', 'm.league_id'])
    .where('t.name_en', '=', home);
  return query.executeTakeFirstOrThrow();
}

async function read(url: string, language: string) {
  const reply = await api.app.inject({ url, headers: { 'accept-language': language } });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json().data;
}

async function playersOfTimeline(home: string, language: string): Promise<string[]> {
  const { id } = await matchOf(home);
  const { course } = await read(`/soccer/events/page/${id}/${FILTERS}/0`, language);
  return course.events.map(({ player }: { player: string }) => player);
}

async function squadsOf(home: string, language: string) {
  const { id } = await matchOf(home);
  return (await read(`/soccer/events/squads/${id}/${FILTERS}`, language)).squads;
}

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('the course of a match', () => {
  test('of national teams has players by the rules of their countries', async () => {
    expect(await playersOfTimeline('Germany', 'ru')).toEqual([
      'Илкай Гюндоган',
      'Рицу Доан',
      'Такума Асано',
      'Сюити Гонда',
    ]);
    expect(await playersOfTimeline('Germany', 'en')).toEqual([
      'İlkay Gündoğan',
      'Ritsu Doan',
      'Takuma Asano',
      'Shuichi Gonda',
    ]);
  });

  test('of clubs has them by that of the player, else of the club, also in own goals', async () => {
    expect(await playersOfTimeline('Arsenal', 'ru')).toEqual([
      'Эдди Нкетиа',
      'Кай Хаверц',
      'Деклан Райс',
    ]);
    expect(await playersOfTimeline('Arsenal', 'en')).toEqual([
      'Eddie Nketiah',
      'Kai Havertz',
      'Declan Rice',
    ]);
  });

  test('of simulated teams has the names they are made with', async () => {
    expect(await playersOfTimeline('Made One', 'ru')).toEqual(['Gleb Orlov']);
  });
});

test('squads have players by the rules of their countries', async () => {
  const [arsenal] = await squadsOf('Arsenal', 'ru');
  expect(namesOf(arsenal.players)).toContain('Давид Рая');
  expect(namesOf((await squadsOf('Arsenal', 'en'))[0].players)).toContain('David Raya');
  const [, japan] = await squadsOf('Germany', 'ru');
  expect(namesOf(japan.players)).toEqual(['Рицу Доан', 'Такума Асано']);
});

test('line-ups have players whom no squad has', async () => {
  const [{ lineup: shown, absent }] = await squadsOf('Lyn', 'ru');
  const names = [...shown.starting, ...shown.substitutes, ...absent];
  expect(namesOf(names)).toEqual(['Эспен Эскос', 'Борд Финне', 'Сондре Эрьясетер']);
  const [inEnglish] = await squadsOf('Lyn', 'en');
  expect(namesOf(inEnglish.absent)).toEqual(['Sondre Ørjasæter']);
});

test('the page of a team and the scorers of a season have them', async () => {
  const { home_id: team, league_id: league } = await matchOf('Arsenal');
  const page = await read(`/page-soccer-team/${team}/10/0/0/1/1/1/1`, 'ru');
  expect(page.hasSquad).toBe(true);
  expect(namesOf(page.squad)).toContain('Эдди Нкетиа');
  const { scorers } = await read(`/soccer-league-scorers/${league}/0/0/1/1`, 'ru');
  expect(scorers.map(({ player }: { player: string }) => player)).toEqual(
    expect.arrayContaining(['Эдди Нкетиа', 'Кай Хаверц']),
  );
});
