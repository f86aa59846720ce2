import { COURT_TYPE } from '@tipmark/domain';
import { randomOf } from '../../chance/random.ts';
import type { Court, Tournament } from '../calendar/tournaments.ts';
import { qualityOf, type TennisPlayer } from '../tours.ts';

/** Chances of points won on serve by host and guest. */
export type ServePoints = readonly [home: number, away: number];

const BASE: Record<Tournament['tour']['sex'], number> = { men: 0.645, women: 0.57 };
const OF_COURT: Record<Court, number> = {
  [COURT_TYPE.hard]: 0.003,
  [COURT_TYPE.clay]: -0.021,
  [COURT_TYPE.grass]: 0.019,
  [COURT_TYPE.indoorHard]: 0.009,
  [COURT_TYPE.carpet]: 0.02,
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
  const base = BASE[tour.sex] + OF_COURT[court];
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
export const HIDDEN_SPREAD = 0.08;

/** What the serves are worth on the day itself. */
export function onTheDay(seed: number, matchKey: string, [home, away]: ServePoints): ServePoints {
  const form = (randomOf(seed, 'form', matchKey).normal() * HIDDEN_SPREAD) / 2;
  return [bounded(home + form), bounded(away - form)];
}

export function bounded(chance: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, chance));
}
