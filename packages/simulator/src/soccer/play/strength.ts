import type { ExpectedGoals } from '../../chance/goal-model.ts';
import { randomOf } from '../../chance/random.ts';
import type { Fixture } from '../fixture.ts';
import type { Club } from '../league-catalogue.ts';

const GOALS_PER_SIDE = 1.365;
/** Half the logarithm of the ratio of home and away goals. */
const HOME_ADVANTAGE = 0.118;
/** In first divisions; clubs of lower ones are more alike. */
const QUALITY_SPREAD = 0.212;
const LOWER_SPREAD = 0.17;
/**
 * The weight of the square of a club's quality: few clubs are far better than the others, none is
 * as far below.
 */
const GIANTS = 0.1;
const FORM_SPREAD = 0.09;
const STYLE_SPREAD = 0.095;
const LEAGUE_SPREAD = 0.07;
/** The deficit of a club of a lower league, league by league. */
const LEVEL_STEP = 0.16;
const FEWEST_GOALS = 0.25;
const MOST_GOALS = 4.2;

interface Strength {
  readonly attack: number;
  readonly defence: number;
}

/** A club's lasting quality, its form of the season, and how open it plays. */
function strengthOf(seed: number, club: Club, season: string): Strength {
  const lasting = randomOf(seed, 'club', club.key);
  const rank = skewed(lasting.normal());
  const quality = rank * (club.level > 0 ? LOWER_SPREAD : QUALITY_SPREAD) - club.level * LEVEL_STEP;
  const style = lasting.normal() * STYLE_SPREAD;
  const form = randomOf(seed, 'form', club.key, season).normal() * FORM_SPREAD;
  return { attack: quality + form + style, defence: quality + form - style };
}

function skewed(normal: number): number {
  return normal + GIANTS * (normal ** 2 - 1);
}

/** Goals both sides would score on average if the match were played many times. */
export function expectedGoals(seed: number, fixture: Fixture): ExpectedGoals {
  const { league, season } = fixture;
  const home = strengthOf(seed, fixture.home, season.name);
  const away = strengthOf(seed, fixture.away, season.name);
  const open = randomOf(seed, 'league', league.key).normal() * LEAGUE_SPREAD;
  return [
    bounded(GOALS_PER_SIDE * Math.exp(open + HOME_ADVANTAGE + home.attack - away.defence)),
    bounded(GOALS_PER_SIDE * Math.exp(open - HOME_ADVANTAGE + away.attack - home.defence)),
  ];
}

function bounded(goals: number): number {
  return Math.min(MOST_GOALS, Math.max(FEWEST_GOALS, goals));
}
