import { COURT_TYPE } from '@tipmark/domain';
import { randomOf } from '../../chance/random.ts';
import type { Court, Tournament } from '../calendar/tournaments.ts';
import { qualityOf, type TennisPlayer } from '../tours.ts';

/** Chances of points won on serve by host and guest. */
export type ServePoints = readonly [home: number, away: number];

type Sex = Tournament['tour']['sex'];

const BASE: Record<Sex, number> = { men: 0.645, women: 0.572 };
const OF_COURT: Record<Court, Record<Sex, number>> = {
  [COURT_TYPE.hard]: { men: 0.003, women: -0.002 },
  [COURT_TYPE.clay]: { men: -0.021, women: -0.02 },
  [COURT_TYPE.grass]: { men: 0.019, women: 0.018 },
  [COURT_TYPE.indoorHard]: { men: 0.009, women: 0.002 },
  [COURT_TYPE.carpet]: { men: 0.02, women: 0.01 },
};
const COURT_SPREAD = 0.012;
const YEAR_SPREAD = 0.01;
const DAY_SPREAD = 0.012;
/** Great serve and weak return, or the other way round. */
const STYLE_SPREAD = 0.02;
const [LOWEST, HIGHEST] = [0.36, 0.86];

export function servePoints(
  seed: number,
  { tour, court }: Tournament,
  year: number,
  matchKey: string,
  [home, away]: readonly [TennisPlayer, TennisPlayer],
): ServePoints {
  const base = BASE[tour.sex] + OF_COURT[court][tour.sex];
  const sides = [home, away].map((player) => {
    const skill =
      qualityOf(seed, player) +
      randomOf(seed, 'court', player.key, court).normal() * COURT_SPREAD +
      randomOf(seed, 'year', player.key, year).normal() * YEAR_SPREAD +
      randomOf(seed, 'day', player.key, matchKey).normal() * DAY_SPREAD;
    const style = randomOf(seed, 'style', player.key).normal() * STYLE_SPREAD;
    return { serve: skill / 2 + style, answer: skill / 2 - style };
  });
  const [one, other] = sides;
  return [
    bounded(base + (one?.serve ?? 0) - (other?.answer ?? 0)),
    bounded(base + (other?.serve ?? 0) - (one?.answer ?? 0)),
  ];
}

/**
 * How far a player's day lies from what anybody can know before it; shared out over both serves.
 */
export const HIDDEN_SPREAD = 0.074;

/** What the serves are worth on the day itself. */
export function onTheDay(seed: number, matchKey: string, [home, away]: ServePoints): ServePoints {
  const form = (randomOf(seed, 'form', matchKey).normal() * HIDDEN_SPREAD) / 2;
  return [bounded(home + form), bounded(away - form)];
}

export function bounded(chance: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, chance));
}
