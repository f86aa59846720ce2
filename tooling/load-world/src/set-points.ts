import type { PlayedGame } from '@tipmark/api/database';
import { randomOf } from '@tipmark/simulator';

/** Courses of a game: who wins each point, its winner or its loser. */
const GAMES = ['WWWW', 'WWLWW', 'WLWWLW', 'LLWWWW', 'LWWLWLWW'] as const;
const TIE_BREAK_TO = 7;

/** A set point by point, for the games both sides have in it; also for a set in progress. */
export function pointsOfSet(
  seed: number,
  name: string,
  [home, away]: readonly [number, number],
  lostTieBreak: number | null,
): PlayedGame[] {
  const random = randomOf(seed, 'points', name);
  const least = Math.min(home, away);
  const leader = home >= away ? '1' : '2';
  const other = leader === '1' ? '2' : '1';
  const isTieBreak = home + away === 13;
  const level = isTieBreak ? 6 : least;
  const winners = [
    ...Array.from({ length: 2 * level }, (_, index) => (index % 2 === 0 ? leader : other)),
    ...Array<string>(Math.max(home, away) - level).fill(leader),
  ];
  return winners.map((winner, index) => {
    const serving = index % 2 === 0 ? 'home' : 'away';
    if (isTieBreak && index === winners.length - 1) {
      const lost = other.repeat(lostTieBreak ?? 0);
      return { serving, points: lost + winner.repeat(TIE_BREAK_TO), isTieBreak };
    }
    const loser = winner === '1' ? '2' : '1';
    const points = random.pick(GAMES).replaceAll('W', winner).replaceAll('L', loser);
    return { serving, points };
  });
}
