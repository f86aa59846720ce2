import { MATCH_STATUS, SIDEBAR_SORT } from '@tipmark/domain';
import type { LeagueOfDay } from './list/results-day.ts';
import { railGroups } from './rail-leagues.ts';

const league = (id: number, views: number, ...all: (readonly [status: number, at: number])[]) =>
  ({
    league: { id, views },
    all: all.map(([status, startsAt]) => ({ status, startsAt })),
  }) as unknown as LeagueOfDay;

const { scheduled, finished, live } = MATCH_STATUS;
const over = league(1, 5, [finished, 100], [finished, 300]);
const late = league(2, 9, [finished, 100], [scheduled, 900]);
const soon = league(3, 1, [live, 500]);
const older = league(4, 2, [finished, 200]);
const day = [over, late, soon, older];

const idsOf = (sort: 0 | 1 | 2) =>
  railGroups(day, day, sort).map(({ leagues }) => leagues.map((one) => one.league.id));

test('all: the most viewed leagues first, the others in the order of the day', () => {
  expect(idsOf(SIDEBAR_SORT.all)).toEqual([[2, 1, 4, 3], []]);
  const many = Array.from({ length: 12 }, (_, index) => league(index, index));
  const [popular, others] = railGroups(many, many, SIDEBAR_SORT.all);
  expect(popular?.leagues).toHaveLength(10);
  expect(others?.leagues.map((one) => one.league.id)).toEqual([0, 1]);
});

test('time: leagues by their next match, then those that ended last', () => {
  expect(idsOf(SIDEBAR_SORT.time)).toEqual([[3, 2, 1, 4]]);
});

test('popular: by views', () => {
  expect(idsOf(SIDEBAR_SORT.popular)).toEqual([[2, 1, 4, 3]]);
});
