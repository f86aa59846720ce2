import type { Screen } from '@tipmark/remote-kit';
import { leagueAddress, readLeagueView, shownView } from './league-address.ts';
import { type LeaguePageOptions, tabMessage } from './league-options.ts';

/** A tab of a season is a page of its own, choices inside it are not. */
export const leagueHead =
  (options: LeaguePageOptions): Screen['head'] =>
  (state, { search, locale }, t) => {
    const page = options.load.select(state).data;
    if (!page) return { title: t('common:error.screenFailed'), description: '' };
    const view = readLeagueView(options, search);
    const { tab } = view;
    const values = {
      league: page.league.name,
      country: page.league.countryName,
      season: page.season.name,
      tab: t(tabMessage(shownView(options, view, page).tab, page)),
    };
    const bare = readLeagueView(options, new URLSearchParams({ tab }));
    return {
      title: t('league.headTitle', values),
      description: t('league.description', values),
      canonical: leagueAddress(
        options,
        page.league.link,
        { ...bare, seasonId: page.isCurrentSeason ? 0 : page.season.id },
        locale,
      ),
    };
  };
