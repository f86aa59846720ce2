import type { TableRow } from '@tipmark/contract';
import { aFeedMatch, aFeedScore, aFeedSeason, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

/** 2024-01-13 15:00 UTC. */
const NOW = 1_705_158_000;
const DAY = 86_400;

let api: TestApi | undefined;

const played = (home: string, away: string, days: number, score: readonly [number, number]) => [
  aFeedMatch(home, away, { startsAt: NOW - days * DAY }),
  aFeedScore(`${home}-${away}`, ...score),
];

const first = [...played('Ajax', 'Brest', 8, [1, 0]), ...played('Celta', 'Derby', 7, [2, 0])];
const second = [...played('Brest', 'Celta', 1, [3, 0]), ...played('Derby', 'Ajax', 1, [0, 0])];
const deductions = [
  { teamKey: 'Celta', points: 3, reason: 'financial-rules', date: '2024-01-08' },
  { teamKey: 'Ajax', points: 4, reason: 'crowd-trouble', date: '2024-01-12' },
];

afterEach(() => api?.close());

async function positions(records: Parameters<typeof sendFeed>[1], months = 0) {
  api = await createTestApi({ now: NOW });
  await sendFeed(api, [...aFeedSetting('Ajax', 'Brest', 'Celta', 'Derby'), ...records]);
  const url = `/page-soccer-league/101-premier-league/0/0/${months}/1/1/1`;
  const { data } = (await api.app.inject({ url })).json();
  return data.table.rows.map(({ team, position, previousPosition }: TableRow) => [
    team.name,
    position,
    previousPosition,
  ]);
}

test('before the second round there are no earlier positions', async () => {
  expect(await positions(first)).toEqual([
    ['Celta', 1, undefined],
    ['Ajax', 2, undefined],
    ['Brest', 3, undefined],
    ['Derby', 4, undefined],
  ]);
});

test('after the second round each row has the team’s position before it, with the deductions by then', async () => {
  expect(await positions([...first, ...second, aFeedSeason({ deductions })])).toEqual([
    ['Brest', 1, 3],
    ['Derby', 2, 4],
    ['Ajax', 3, 1],
    ['Celta', 4, 2],
  ]);
});

test('a team without a match before the last round had no position to move from', async () => {
  const late = played('Celta', 'Derby', 1, [2, 0]);
  expect(await positions([...played('Ajax', 'Brest', 8, [1, 0]), ...late])).toEqual([
    ['Celta', 1, 1],
    ['Ajax', 2, 1],
    ['Brest', 3, 4],
    ['Derby', 4, 4],
  ]);
});

test('a table of a span has no earlier positions', async () => {
  const rows = await positions([...first, ...second], 1);
  expect(rows.map(([, , before]: unknown[]) => before)).toEqual(Array.from({ length: 4 }));
});
