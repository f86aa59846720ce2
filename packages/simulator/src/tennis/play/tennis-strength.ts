import { COURT_TYPE } from '@tipmark/domain';
import { randomOf } from '../../chance/random.ts';
import { type Court, type Tournament, weekOf } from '../tournaments.ts';
import { skillOf, type TennisPlayer } from '../tours.ts';

/** Chances of points won on serve by home and away. */
export type ServePoints = readonly [home: number, away: number];

type Sex = Tournament['tour']['sex'];

const BASE: Record<Sex, number> = { men: 0.636, women: 0.569 };
const OF_COURT: Record<Court, Record<Sex, number>> = {
  [COURT_TYPE.hard]: { men: 0.003, women: -0.002 },
  [COURT_TYPE.clay]: { men: -0.0195, women: -0.0175 },
  [COURT_TYPE.grass]: { men: 0.0155, women: 0.018 },
  [COURT_TYPE.indoorHard]: { men: 0.009, women: 0.002 },
  [COURT_TYPE.carpet]: { men: 0.02, women: 0.01 },
};
const COURT_SPREAD = 0.019;
/** Courts of one kind are not equally fast. */
const PACE_SPREAD = 0.008;
const DAY_SPREAD = 0.019;
/** Great serve and weak return, or the other way round. */
const STYLE_SPREAD: Record<Sex, number> = { men: 0.0225, women: 0.021 };
const [LOWEST, HIGHEST] = [0.36, 0.86];

export function servePoints(
  seed: number,
  tournament: Tournament,
  year: number,
  matchKey: string,
  [home, away]: readonly [TennisPlayer, TennisPlayer],
): ServePoints {
  const { tour, court, key } = tournament;
  const pace = randomOf(seed, 'pace', key).normal() * PACE_SPREAD;
  const base = BASE[tour.sex] + OF_COURT[court][tour.sex] + pace;
  const week = weekOf(tournament, year);
  const sides = [home, away].map((player) => {
    const skill =
      skillOf(seed, tour, player, week) +
      randomOf(seed, 'court', player.key, court).normal() * COURT_SPREAD +
      randomOf(seed, 'day', player.key, matchKey).normal() * DAY_SPREAD;
    const style = randomOf(seed, 'style', player.key).normal() * STYLE_SPREAD[tour.sex];
    return { serve: skill / 2 + style, answer: skill / 2 - style };
  });
  const [one, other] = sides;
  return [
    bounded(base + (one?.serve ?? 0) - (other?.answer ?? 0)),
    bounded(base + (other?.serve ?? 0) - (one?.answer ?? 0)),
  ];
}

/** The kind of a match: who plays it, and how long. */
export type MatchKind = Pick<Tournament, 'bestOf'> & {
  readonly tour: Pick<Tournament['tour'], 'sex'>;
};

const SET_SPREAD = 0.028;
/** Over five sets the better player has more time to prevail. */
const DAY_OF_FIVE = 0.052;
const DAY_OF_THREE: Record<Sex, number> = { men: 0.073, women: 0.079 };

/**
 * Standard deviation of the unpredictable part of the day and of each set: the advantage of one of
 * the two, divided between both serves.
 */
export function hiddenSpread({ bestOf, tour: { sex } }: MatchKind) {
  return { day: bestOf === 5 ? DAY_OF_FIVE : DAY_OF_THREE[sex], set: SET_SPREAD };
}

/** How much the server's probability falls at a break point. */
const PRESSURE = 0.009;

/**
 * Whether the next point may be a break, with this many points of the game won and lost by the
 * server.
 */
export function isBreakPoint(won: number, lost: number): boolean {
  return lost >= 3 && lost > won;
}

/** The chance of a point on serve that is a break point. */
export function underPressure(point: number): number {
  return point - PRESSURE;
}

/**
 * Serves on a day, or in a set, on which the home player is so many deviations better than known.
 */
export function shifted([home, away]: ServePoints, spread: number, deviations: number) {
  const form = (deviations * spread) / 2;
  return [bounded(home + form), bounded(away - form)] as const;
}

/** Strength of the serves on the day itself, set by set. */
export function onTheDay(
  seed: number,
  matchKey: string,
  kind: MatchKind,
  chances: ServePoints,
): (set: number) => ServePoints {
  const hidden = hiddenSpread(kind);
  const day = randomOf(seed, 'form', matchKey).normal();
  const ofDay = shifted(chances, hidden.day, day);
  return (set) => shifted(ofDay, hidden.set, randomOf(seed, 'form', matchKey, set).normal());
}

export function bounded(chance: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, chance));
}
