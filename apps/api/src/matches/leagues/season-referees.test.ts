import { type PlayedMatch, REFEREES_SORT } from '@tipmark/domain';
import type { PlayedRow } from '../events/event-queries.ts';
import { seasonReferees } from './season-referees.ts';

/** Name, matches, yellow cards of a side in each. */
const RECORDS = [
  ['Steady', 5, 1],
  ['Strict', 6, 2],
  ['Twice', 2, 9],
] as const;

const names = RECORDS.map(([name], index) => ({
  id: index + 1,
  slug: 'x',
  name,
  country_code: null,
}));
const rows = RECORDS.flatMap(([, count], index) =>
  Array.from({ length: count }, (_, at) => ({ id: index * 10 + at, referee_id: index + 1 })),
) as unknown as PlayedRow[];
const played = new Map(
  rows.map(({ id, referee_id }) => {
    const side = { goals: 0, yellowCards: RECORDS[(referee_id ?? 1) - 1]?.[2] ?? 0 };
    return [id, { score: [0, 0], home: side, away: side } as unknown as PlayedMatch];
  }),
);

test.each([
  [
    'a mean, with those who have too few matches for one last',
    'yellowCards',
    'Strict Steady Twice',
  ],
  ['matches', 'countOfMatches', 'Strict Steady Twice'],
  ['name', 'name', 'Steady Strict Twice'],
  ['a mean that is not available', 'fouls', 'Steady Strict Twice'],
] as const)('sorts by %s', (_what, sort, order) => {
  const found = seasonReferees(names, rows, played, REFEREES_SORT[sort], 'en');
  expect(found.map(({ name }) => name).join(' ')).toBe(order);
});
