import type { EventTable, LeaguePage } from '@tipmark/contract';
import { promotion, relegation, ZONE_KIND } from '@tipmark/domain';
import { aFeedMatch, aFeedScore, aFeedSeason, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

/** 2024-01-13 15:00 UTC. */
const NOW = 1_705_158_000;
const DAY = 86_400;

const played = (home: string, away: string, days: number, score: readonly [number, number]) => [
  aFeedMatch(home, away, { startsAt: NOW - days * DAY }),
  aFeedScore(`${home}-${away}`, ...score),
];

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await sendFeed(api, [
    ...aFeedSetting('Ajax', 'Brest', 'Celta'),
    aFeedSeason({
      zones: [promotion(1), relegation(3)],
      deductions: [{ teamKey: 'Brest', points: 2, reason: 'crowd-trouble', date: '2024-01-08' }],
    }),
    ...played('Ajax', 'Brest', 50, [3, 0]),
    ...played('Brest', 'Ajax', 40, [2, 0]),
    ...played('Celta', 'Ajax', 9, [1, 1]),
    ...played('Brest', 'Celta', 8, [1, 0]),
  ]);
});

afterAll(() => api.close());

const url = (months: number, query = '') =>
  `/page-soccer-league/101-premier-league/0/0/${months}/1/1/1${query}`;

async function tableOf(address: string, language = 'ru') {
  const headers = { 'accept-language': language };
  const { data } = (await api.app.inject({ url: address, headers })).json();
  const { table } = data as Pick<LeaguePage | EventTable, 'table'>;
  const rows = table.rows.map(({ team, played: count, points }) => [team.name, count, points]);
  return { rows, table };
}

const OF_BOTH = [
  ['Ajax', 3, 4],
  ['Brest', 3, 4],
  ['Celta', 2, 1],
];

describe('a table', () => {
  it.each([
    ['of both sides', '', OF_BOTH],
    ['of both sides, given as a parameter', '?tableSide=0', OF_BOTH],
    [
      'at home',
      '?tableSide=1',
      [
        ['Brest', 2, 4],
        ['Ajax', 1, 3],
        ['Celta', 1, 1],
      ],
    ],
    [
      'away',
      '?tableSide=2',
      [
        ['Ajax', 2, 1],
        ['Celta', 1, 0],
        ['Brest', 1, -2],
      ],
    ],
  ])('%s, less deducted points', async (_what, query, expected) => {
    const { rows, table } = await tableOf(url(0, query));
    expect(rows).toEqual(expected);
    expect(table.deductions).toMatchObject([{ points: 2 }]);
  });

  it('of a side and a span counts the matches in both', async () => {
    const { rows } = await tableOf(url(1, '?tableSide=2'));
    expect(rows).toEqual([
      ['Ajax', 1, 1],
      ['Celta', 1, 0],
      ['Brest', 0, -2],
    ]);
  });

  it('of a match can be limited to one side, and is the table before the match', async () => {
    const { rows, table } = await tableOf('/soccer/events/table/104-x/0?tableSide=1');
    expect(rows).toEqual([
      ['Ajax', 1, 3],
      ['Brest', 1, 3],
      ['Celta', 1, 1],
    ]);
    expect(table.deductions).toEqual([]);
    expect((await tableOf('/soccer/events/table/104-x/0')).rows[0]).toEqual(['Ajax', 3, 4]);
  });

  it.each(['3', '-1', 'home'])('refuses the side %s', async (side) => {
    const reply = await api.app.inject(url(0, `?tableSide=${side}`));
    expect(reply.statusCode).toBe(400);
  });
});

describe('level teams', () => {
  it('are ordered by the rules of their season', async () => {
    const names = async (months: number) => (await tableOf(url(months))).rows.map(([name]) => name);
    expect((await names(12)).slice(0, 2)).toEqual(['Ajax', 'Brest']);
    await sendFeed(api, [aFeedSeason({ tieBreaks: ['wins', 'goalDifference'] })]);
    expect((await names(6)).slice(0, 2)).toEqual(['Brest', 'Ajax']);
  });
});

describe('zones', () => {
  it.each([
    ['ru', 'Повышение'],
    ['en', 'Promotion'],
  ])('of a season are part of its table, in %s', async (language, name) => {
    const { table } = await tableOf(url(0), language);
    expect(table.zones).toEqual([
      { kind: ZONE_KIND.first, firstPlace: 1, lastPlace: 1, name },
      expect.objectContaining({ kind: ZONE_KIND.relegation, firstPlace: 3 }),
    ]);
    expect((await tableOf('/soccer/events/table/104-x/0', language)).table.zones).toHaveLength(2);
  });

  it.each([
    ['of a span', url(1)],
    ['at home', url(0, '?tableSide=1')],
    ['away, of a match', '/soccer/events/table/104-x/0?tableSide=2'],
  ])('are left out of a table %s', async (_what, address) => {
    const { table } = await tableOf(address);
    expect(table).not.toHaveProperty('zones');
    expect(table.rows[0]).not.toHaveProperty('previousPosition');
  });

  it('stay when the season is reported again without them, and change when reported with others', async () => {
    await sendFeed(api, [aFeedSeason({ endsOn: '2024-06-01' })]);
    expect((await tableOf('/soccer/events/table/103-x/0')).table.zones).toHaveLength(2);
    await sendFeed(api, [aFeedSeason({ zones: [relegation(3)] })]);
    expect((await tableOf('/soccer/events/table/102-x/0')).table.zones).toHaveLength(1);
  });

  it('that contain a position twice are refused', async () => {
    const { receipt } = await sendFeed(api, [
      aFeedSeason({ zones: [promotion(1, 2), relegation(2, 3)] }),
    ]);
    expect(receipt).toMatchObject({ quarantined: 1 });
  });
});
