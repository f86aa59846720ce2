import type { ExpectedGoals } from '../../chance/goal-model.ts';
import { randomOf } from '../../chance/random.ts';
import type { Fixture } from '../fixture.ts';
import { refereeOf } from './referee.ts';

/** How many cards a side sees, 1 being usual. */
export interface Discipline {
  readonly home: number;
  readonly away: number;
}

/** Spreads of the logarithm: between leagues, between referees, between matches. */
const LEAGUE_SPREAD = 0.12;
const REFEREE_SPREAD = 0.15;
const MATCH_SPREAD = 0.26;
/** Referees are kinder to the home side, and the better side has the ball. */
const HOME_SHARE = 0.045;
const BETTER_SHARE = 0.06;
/** More goals mean fewer cards. */
const OPENNESS = 0.4;
const USUAL_GOALS = 2.8;
/** The share of all this that applies to fouls, too. */
const FOULS_SHARE = 0.4;

/** How heated a match is, before anything has happened in it: league, referee and day. */
function heatOf(seed: number, fixture: Fixture, [home, away]: ExpectedGoals): number {
  const { key, league } = fixture;
  const referee = refereeOf(seed, fixture)?.key ?? '';
  return (
    randomOf(seed, 'cards', league.key).normal() * LEAGUE_SPREAD +
    randomOf(seed, 'strict', referee).normal() * REFEREE_SPREAD +
    randomOf(seed, 'temper', key).normal() * MATCH_SPREAD -
    OPENNESS * Math.log((home + away) / USUAL_GOALS)
  );
}

export function disciplineOf(seed: number, fixture: Fixture, expected: ExpectedGoals): Discipline {
  const heat = heatOf(seed, fixture, expected);
  const better = HOME_SHARE + BETTER_SHARE * Math.log(expected[0] / expected[1]);
  return { home: Math.exp(heat - better), away: Math.exp(heat + better) };
}

/** Fouls of a side, 1 being usual. */
export function foulsOf(seed: number, fixture: Fixture, expected: ExpectedGoals): number {
  return Math.exp(FOULS_SHARE * heatOf(seed, fixture, expected));
}
