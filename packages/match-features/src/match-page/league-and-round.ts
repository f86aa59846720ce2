import type { MatchWithLeague } from '@tipmark/contract';

/** `Cup, semi-final`; of a league its name alone. */
export const leagueAndRound = ({ league, round }: Pick<MatchWithLeague, 'league' | 'round'>) =>
  round === undefined ? league.name : `${league.name}, ${round}`;
