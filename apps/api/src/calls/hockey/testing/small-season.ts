import type { FeedRecord } from '@tipmark/contract/feed';
import { aFeedEvent, aFeedReferee, aFeedStatistics } from '@tipmark/test-kit';
import {
  aHockeyLeague,
  aHockeyMatch,
  aHockeyScore,
  HOCKEY_NOW,
  type Play,
  someHockeyOdds,
} from './hockey-feed.ts';

export const DAY = 86_400;

type Played = Play & { readonly home: string; readonly away: string; readonly daysAgo: number };

/** Four clubs, a single round robin; Lukko and Karhu twice. */
export const PLAYED: readonly Played[] = [
  // 4:2 after sixty minutes.
  {
    home: 'Lukko',
    away: 'Karhu',
    daysAgo: 10,
    periods: [
      [1, 0],
      [2, 1],
      [1, 1],
    ],
  },
  // 3:3, decided in overtime: 4:3.
  {
    home: 'Karhu',
    away: 'Hirvi',
    daysAgo: 9,
    periods: [
      [1, 1],
      [0, 2],
      [2, 0],
    ],
    extra: [1, 0],
  },
  // 2:2, decided by shots: 2:3.
  {
    home: 'Hirvi',
    away: 'Lukko',
    daysAgo: 8,
    periods: [
      [0, 1],
      [1, 1],
      [1, 0],
    ],
    shots: [1, 2],
  },
  // 5:1.
  {
    home: 'Lukko',
    away: 'Kettu',
    daysAgo: 7,
    periods: [
      [2, 0],
      [2, 1],
      [1, 0],
    ],
  },
  // 0:6.
  {
    home: 'Kettu',
    away: 'Karhu',
    daysAgo: 6,
    periods: [
      [0, 2],
      [0, 2],
      [0, 2],
    ],
  },
  // 2:3.
  {
    home: 'Kettu',
    away: 'Hirvi',
    daysAgo: 5,
    periods: [
      [1, 1],
      [1, 1],
      [0, 1],
    ],
  },
  // 1:1, decided in overtime: 2:1; too long ago for the last month.
  {
    home: 'Karhu',
    away: 'Lukko',
    daysAgo: 40,
    periods: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    extra: [1, 0],
  },
];

/** The season above, and two upcoming matches, the first with prices. */
export function aSmallSeason(): FeedRecord[] {
  return [
    ...aHockeyLeague(['Lukko', 'Karhu', 'Hirvi', 'Kettu']),
    aFeedReferee('J Hakala', { sport: 2 }),
    ...PLAYED.flatMap(({ home, away, daysAgo, ...play }): FeedRecord[] => {
      const key = `${home}-${away}`;
      return [
        aHockeyMatch(home, away, { startsAt: HOCKEY_NOW - daysAgo * DAY }),
        aHockeyScore(key, play),
      ];
    }),
    aFeedStatistics('Lukko-Karhu', {
      home: { shots: 30, saves: 18, powerPlays: 4, powerPlayGoals: 1, penaltyMinutes: 6 },
      away: { shots: 20, saves: 26, powerPlays: 3, powerPlayGoals: 0, penaltyMinutes: 8 },
    }),
    aFeedEvent('Lukko-Karhu', {
      type: 'power_play_goal',
      minute: 12,
      second: 30,
      player: 'A Salo',
    }),
    aHockeyMatch('Hirvi', 'Kettu', { startsAt: HOCKEY_NOW + DAY }),
    someHockeyOdds('Hirvi-Kettu'),
    aHockeyMatch('Kettu', 'Lukko', { startsAt: HOCKEY_NOW + 2 * DAY }),
  ];
}
