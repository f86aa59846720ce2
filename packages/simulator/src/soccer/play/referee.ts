import { randomOf, shuffled } from '../../chance/random.ts';
import { type Fixture, seasonKey } from '../fixture.ts';
import { CLUBS_IN_LEAGUE, type Named } from '../league-catalogue.ts';

const MATCHES_OF_ROUND = CLUBS_IN_LEAGUE / 2;

/**
 * The referee of a match; friendlies have none. No referee has two matches of one round, and the
 * rounds of a league rotate through all of its referees.
 */
export function refereeOf(seed: number, fixture: Fixture): Named | undefined {
  const { kind, league, season, round, place } = fixture;
  const name = seasonKey(league, season);
  const all = shuffled(league.referees, randomOf(seed, 'referees', name));
  const first = kind === 'league' ? (Number(round) - 1) * MATCHES_OF_ROUND : 0;
  const count = kind === 'league' ? MATCHES_OF_ROUND : all.length;
  const ofRound = Array.from({ length: count }, (_, index) => all[(first + index) % all.length]);
  return shuffled(ofRound, randomOf(seed, 'referee', name, round))[place];
}
