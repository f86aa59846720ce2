import type { RefereesPage } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';

type Leagues = RefereesPage['leagues'];

/** A league among those of other countries. */
export const leagueText = (
  { countryName: country, name: league }: Leagues[number],
  { t }: Pick<Reader, 't'>,
): string => t('match.league', { country, league });

/** Whose referees are listed: those of a league, once its name is known, or all. */
export function refereesTitle(
  leagueId: number,
  leagues: Leagues,
  reader: Pick<Reader, 't'>,
): string {
  const league = leagues.find(({ id }) => id === leagueId);
  const { t } = reader;
  if (league === undefined) return t('referees.title');
  return t('referees.titleOf', { league: leagueText(league, reader) });
}
