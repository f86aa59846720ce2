import type { MatchWithLeague } from '@tipmark/contract';

/** `Cup, semi-final`; for a league only its name. */
export const leagueAndRound = ({ league, round }: Pick<MatchWithLeague, 'league' | 'round'>) =>
  round === undefined ? league.name : `${league.name}, ${round}`;
