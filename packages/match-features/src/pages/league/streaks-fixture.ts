import type { LeagueStreak, LeagueStreakMatches, LeagueStreaks } from '@tipmark/contract';
import { aMatch } from '@tipmark/test-kit';
import { NOW_SECONDS } from '../../testing/game-fixture.tsx';
import { akron, zenit } from './league-page-fixture.ts';

const DAY = 86_400;
const coming = aMatch()
  .withId(90)
  .between('Akron', 'Zenit')
  .startingAt(NOW_SECONDS + DAY);
const NEXT = coming.build().link;

const streak = (known: Partial<LeagueStreak>): LeagueStreak => ({
  team: zenit,
  kind: 'win',
  scope: 'all',
  count: 5,
  since: NOW_SECONDS - 40 * DAY,
  longest: 6,
  hits: 9,
  of: 15,
  byChance: 0.103,
  nextMatch: NEXT,
  goesOn: { oddType: '1x2.2', odds: 2.4 },
  ends: { oddType: 'dc.1x', odds: 1.55 },
  ...known,
});

/** Streaks of two teams, the last one without a next match. */
export const streaks: LeagueStreaks = {
  streaks: [
    streak({
      team: akron,
      kind: 'noWin',
      scope: 'away',
      count: 7,
      byChance: 0.0164,
      goesOn: null,
      ends: null,
    }),
    streak({}),
    streak({ kind: 'over', scope: 'home', count: 4, nextMatch: null, goesOn: null, ends: null }),
    streak({
      team: akron,
      kind: 'cleanSheet',
      count: 3,
      goesOn: { oddType: 'tt2.u:0.5', odds: 2.1 },
    }),
  ],
  nextMatches: [coming.buildWire()],
  asOf: NOW_SECONDS,
};

const won = (id: number, goals: readonly [number, number]) => ({
  match: aMatch()
    .withId(id)
    .between('Zenit', 'Akron')
    .startingAt(NOW_SECONDS - id * DAY)
    .finished()
    .withScore(...goals)
    .buildWire(),
  round: String(20 - id),
  closing: { oddType: '1x2.1', odds: 1.8 },
});

/** The matches of the second one. */
export const streakMatches: LeagueStreakMatches = {
  teamId: zenit.id,
  kind: 'win',
  scope: 'all',
  matches: [won(1, [2, 1]), won(2, [3, 0])],
  asOf: NOW_SECONDS,
};
