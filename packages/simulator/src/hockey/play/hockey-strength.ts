import type { ExpectedGoals } from '../../chance/goal-model.ts';
import { randomOf } from '../../chance/random.ts';
import type { HockeyFixture } from '../hockey-fixtures.ts';
import type { HockeyClub } from '../hockey-leagues.ts';

const GOALS_PER_SIDE = 2.7;
/** Half the logarithm of the ratio of home and away goals. */
const HOME_ADVANTAGE = 0.042;
const QUALITY_SPREAD = 0.072;
const FORM_SPREAD = 0.05;
const STYLE_SPREAD = 0.05;
const GOALIE_SPREAD = 0.05;

/** A club's lasting quality, its form of the season, how open it plays, and today's goalie. */
function strengthOf(seed: number, club: HockeyClub, season: string, matchKey: string) {
  const lasting = randomOf(seed, 'club', club.key);
  const quality = lasting.normal() * QUALITY_SPREAD;
  const style = lasting.normal() * STYLE_SPREAD;
  const form = randomOf(seed, 'form', club.key, season).normal() * FORM_SPREAD;
  const goalie = startsSecondGoalie(seed, club, matchKey)
    ? -Math.abs(lasting.normal()) * GOALIE_SPREAD
    : 0;
  return { attack: quality + form + style, defence: quality + form - style + goalie };
}

/** Every fifth match or so the first goalie rests. */
export function startsSecondGoalie(seed: number, club: HockeyClub, matchKey: string): boolean {
  return randomOf(seed, 'goalie', club.key, matchKey).chance(0.2);
}

/** Goals of sixty minutes both sides would score on average. */
export function expectedHockeyGoals(seed: number, fixture: HockeyFixture): ExpectedGoals {
  const { key, league, season } = fixture;
  const home = strengthOf(seed, fixture.home, season.name, key);
  const away = strengthOf(seed, fixture.away, season.name, key);
  const open = randomOf(seed, 'league', league.key).normal() * 0.05;
  return [
    GOALS_PER_SIDE * Math.exp(open + HOME_ADVANTAGE + home.attack - away.defence),
    GOALS_PER_SIDE * Math.exp(open - HOME_ADVANTAGE + away.attack - home.defence),
  ];
}
