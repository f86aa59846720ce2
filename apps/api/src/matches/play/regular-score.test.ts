import type { ScoreRecord } from '@tipmark/contract/feed';
import { aFeedScore } from '@tipmark/test-kit';
import {
  aHockeyLeague,
  aHockeyMatch,
  HOCKEY_NOW,
  idOfKey,
} from '../../calls/hockey/testing/hockey-feed.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

type Score = NonNullable<ScoreRecord['score']>;

/** The ways sources report one score: goals of sixty minutes, host and guest. */
const REPORTED: readonly [what: string, score: Score, regular: readonly [number, number]][] = [
  [
    'periods',
    {
      home: 4,
      away: 1,
      periods: [
        [1, 0],
        [2, 1],
        [1, 0],
      ],
    },
    [4, 1],
  ],
  ['the final score alone', { home: 2, away: 5 }, [2, 5]],
  ['overtime without periods', { home: 3, away: 2, extra: [1, 0] }, [2, 2]],
  ['shots without periods', { home: 1, away: 2, extra: [0, 0], penalties: [0, 1] }, [1, 1]],
  [
    'overtime as a fourth period',
    {
      home: 2,
      away: 1,
      periods: [
        [0, 1],
        [1, 0],
        [0, 0],
        [1, 0],
      ],
      extra: [1, 0],
    },
    [1, 1],
  ],
];

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: HOCKEY_NOW });
  const guests = REPORTED.map((_reported, index) => `Guest ${index}`);
  const { receipt } = await sendFeed(api, [
    ...aHockeyLeague(['Host', ...guests]),
    ...guests.flatMap((guest, index) => [
      aHockeyMatch('Host', guest, { startsAt: HOCKEY_NOW - (index + 1) * 86_400 }),
      { ...aFeedScore(`Host-${guest}`, 0, 0), score: REPORTED[index]?.[1] ?? null },
    ]),
  ]);
  expect(receipt).toMatchObject({ quarantined: 0 });
}, 60_000);

afterAll(() => api.close());

const totalOf = ([home, away]: readonly [number, number]): number => home + away;

test.each(REPORTED.map(([what, , regular], index) => [what, index, regular] as const))(
  'for a score reported as %s, the summary and the list of teams count the same regular time',
  async (_what, index, regular) => {
    const team = await idOfKey(api, 'team', `Guest ${index}`);
    const inAnswer = await api.app.inject(`/hockey/team/summary?teamId=${team}`);
    expect(inAnswer.json().data.averages.match).toEqual({ average: totalOf(regular), of: 1 });
    const inStatement = await api.app.inject('/page-hockey-teams/1/0/0/0/0/2');
    const row = inStatement.json().data.teams.find(({ id }: { id: number }) => id === team);
    expect(row.averageTotal).toEqual({ average: totalOf(regular), of: 1 });
  },
);
