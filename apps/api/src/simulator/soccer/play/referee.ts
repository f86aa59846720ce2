import { randomOf } from '../../chance/random.ts';
import type { Fixture } from '../calendar/fixture.ts';
import type { Named } from '../league-catalogue.ts';

/** Who whistles a match; nobody is named for friendlies. */
export function refereeOf(seed: number, { key, league }: Fixture): Named | undefined {
  return league.referees[randomOf(seed, 'referee', key).integer(0, league.referees.length - 1)];
}
