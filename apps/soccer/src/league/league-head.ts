import type { HostState, Screen, ScreenHead, Visit } from '@tipmark/remote-kit';
import { leagueAddress, readLeagueView } from './league-address.ts';
import { leaguePage } from './league-loads.ts';

/** A tab of a season is a page of its own, choices inside it are not. */
export function leagueHead(
  state: HostState,
  { search, locale }: Visit,
  t: Parameters<Screen['head']>[2],
): ScreenHead {
  const page = leaguePage.select(state).data;
  if (!page) return { title: t('common:error.screenFailed'), description: '' };
  const { tab, seasonId } = readLeagueView(search);
  const values = {
    league: page.league.name,
    country: page.league.countryName,
    season: page.season.name,
    tab: t(`league.tab-${tab}`),
  };
  const bare = readLeagueView(new URLSearchParams({ tab }));
  return {
    title: t('league.headTitle', values),
    description: t('league.description', values),
    canonical: leagueAddress(
      page.league.link,
      { ...bare, seasonId: page.isCurrentSeason ? 0 : seasonId },
      locale,
    ),
  };
}
