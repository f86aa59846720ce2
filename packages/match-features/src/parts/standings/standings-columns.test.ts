import type { TableRow } from '@tipmark/contract';
import { standingsColumns } from './standings-columns.ts';

const row = (rest: Partial<TableRow> = {}): TableRow => ({
  position: 1,
  team: { id: 1, link: '1-a', name: 'A', logo: null },
  played: 8,
  won: 4,
  drawn: 0,
  lost: 2,
  goalsFor: 20,
  goalsAgainst: 12,
  points: 11,
  form: [],
  ...rest,
});
const late = row({ overtimeWon: 1, overtimeLost: 1, over: { line: 5.5, over: 3, of: 8 } });

const shown = (rows: TableRow[], isPerMatch = false) => {
  const [first] = rows;
  const { outcomes, rates } = standingsColumns(
    { rows, deductions: [] },
    { isPerMatch, locale: 'en' },
  );
  return [...outcomes, ...rates].map(({ name, of }) => [name, first && of(first)]);
};

test('a table of a sport with draws counts three outcomes', () => {
  expect(shown([row({ drawn: 2 })])).toEqual([
    ['stats.won', '4'],
    ['stats.drawn', '2'],
    ['stats.lost', '2'],
  ]);
});

test('with overtime, its wins and losses replace the draws', () => {
  expect(shown([late])).toEqual([
    ['stats.won', '4'],
    ['stats.overtimeWon', '1'],
    ['stats.overtimeLost', '1'],
    ['stats.lost', '2'],
    ['stats.overLineShare', '38%'],
  ]);
});

test('draws are shown beside overtime results when there are any', () => {
  const names = shown([late, { ...late, drawn: 1 }]).map(([name]) => name);
  expect(names).toContain('stats.drawn');
});

test('points per match are shown when the table is sorted by them; a team without matches has a dash', () => {
  expect(shown([late], true)).toContainEqual(['stats.pointsPerMatch', '1.38']);
  const before = row({ ...late, played: 0, points: 0, over: { line: 5.5, over: 0, of: 0 } });
  expect(shown([before], true).slice(-2)).toEqual([
    ['stats.pointsPerMatch', '–'],
    ['stats.overLineShare', '–'],
  ]);
});
