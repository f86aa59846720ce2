import { MATCH_STATUS, type MatchStatus } from '../enumerations/match-status.ts';
import { RESULTS_SORT } from '../enumerations/results-view.ts';
import { groupMatches } from './group-matches.ts';
import { sortLeagues, sortMatches } from './sort-matches.ts';

const NOW = 1_795_266_000;

function match(id: string, status: MatchStatus, startsAt: number, more: object = {}) {
  return { id, status, startsAt, views: 0, countOfTips: 0, ...more };
}

function ids(matches: readonly { id: string }[] | undefined): string[] {
  return (matches ?? []).map(({ id }) => id);
}

const day = [
  match('over', MATCH_STATUS.finished, NOW - 9_000, { views: 5 }),
  match('running', MATCH_STATUS.live, NOW - 600, { liveState: '1H:10', views: 9 }),
  match('soon', MATCH_STATUS.scheduled, NOW + 600, { countOfTips: 2 }),
  match('overdue', MATCH_STATUS.scheduled, NOW, { countOfTips: 1 }),
  match('canceled', MATCH_STATUS.canceled, NOW + 9_000),
  match('moved', MATCH_STATUS.moved, NOW + 9_000),
];

describe('groupMatches', () => {
  const [group, ...rest] = groupMatches(
    [
      { id: 1, matches: day },
      { id: 2, matches: [] },
    ],
    NOW,
  );

  it('drops leagues without matches', () => {
    expect(group?.league.id).toBe(1);
    expect(rest).toEqual([]);
  });

  it('lists every match once under all', () => {
    expect(ids(group?.all)).toEqual(['over', 'running', 'soon', 'overdue', 'canceled', 'moved']);
  });

  it('counts everything from status finished on as finished, also moved and canceled', () => {
    expect(ids(group?.finished)).toEqual(['over', 'canceled', 'moved']);
  });

  it('lists matches with a live state as live', () => {
    expect(ids(group?.live)).toEqual(['running']);
  });

  it('lists only future matches as scheduled; an overdue one is only in all', () => {
    expect(ids(group?.scheduled)).toEqual(['soon']);
  });

  it('collects matches with tips', () => {
    expect(ids(group?.tips)).toEqual(['soon', 'overdue']);
  });
});

describe('sorting', () => {
  const late = {
    id: 1,
    matches: [match('a', 1, 30, { views: 1 }), match('b', 1, 20, { views: 1 })],
  };
  const early = { id: 2, matches: [match('c', 1, 10), match('d', 1, 40, { views: 1 })] };
  const groups = groupMatches([late, early], NOW);

  function order(sort: 0 | 1 | 2) {
    return sortLeagues(groups, sort).map(({ league, all }) => [league.id, ...ids(all)]);
  }

  it('keeps the server’s order for all', () => {
    expect(order(RESULTS_SORT.all)).toEqual([
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ]);
  });

  it('by time puts the earliest first, in leagues and among them', () => {
    expect(order(RESULTS_SORT.time)).toEqual([
      [2, 'c', 'd'],
      [1, 'b', 'a'],
    ]);
  });

  it('by views puts the most viewed first and keeps equals in order', () => {
    expect(order(RESULTS_SORT.views)).toEqual([
      [1, 'a', 'b'],
      [2, 'd', 'c'],
    ]);
  });

  it('does not mutate the given list', () => {
    sortMatches(late.matches, RESULTS_SORT.time);
    expect(ids(late.matches)).toEqual(['a', 'b']);
  });
});
