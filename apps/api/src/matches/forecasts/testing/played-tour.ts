import type { FeedRecord } from '@tipmark/contract/feed';
import { COURT_TYPE } from '@tipmark/domain';
import { aTennisMatch, aTennisScore, aTournament } from '../../tennis/testing/tournament.ts';

/** The first is the best, the last the worst of them. */
export const TOUR = Array.from({ length: 8 }, (_, index) => `Player ${index + 1}`);
/** 2024-01-01 12:00 UTC. */
export const FIRST_TOURNAMENT = 1_704_110_400;
const DAY = 86_400;
export const TOURNAMENT_DAYS = 14;
const LENGTH = TOURNAMENT_DAYS * DAY;

export const keyOfTournament = (number: number): string => `cup-${number}`;

/** A round robin: the better player wins, except in one match in nine. */
export function tournamentRecords(number: number): FeedRecord[] {
  const key = keyOfTournament(number);
  const pairs = TOUR.flatMap((home, better) =>
    TOUR.slice(better + 1).map((away, index) => ({ home, away, luck: better + index + number })),
  );
  return [
    ...aTournament(TOUR, key, { en: `Cup ${number}`, ru: `Кубок ${number}` }),
    ...pairs.flatMap(({ home, away, luck }, index) => {
      const matchKey = `${key} ${home}-${away}`;
      const startsAt = FIRST_TOURNAMENT + number * LENGTH + Math.floor(index / 4) * DAY;
      const isUpset = luck % 9 === 0;
      return [
        aTennisMatch(home, away, {
          key: matchKey,
          seasonKey: `${key}-2024`,
          startsAt,
          court: number % 2 === 0 ? COURT_TYPE.clay : COURT_TYPE.hard,
          ranks: [TOUR.indexOf(home) + 1, TOUR.indexOf(away) + 1],
        }),
        aTennisScore(
          matchKey,
          isUpset
            ? [
                [4, 6],
                [6, 7],
              ]
            : [
                [6, 3],
                [7, 5],
              ],
        ),
      ];
    }),
  ];
}
