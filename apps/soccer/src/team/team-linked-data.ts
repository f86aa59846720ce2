import { breadcrumbs } from '@tipmark/match-features/linked-data';
import type { Screen } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { teamPage } from './team-loads.ts';

/** A team as search engines read it; an invented one has its place alone. */
export const teamLinkedData: NonNullable<Screen['linkedData']> = (state, { locale }, absolute) => {
  const page = teamPage.select(state).data;
  if (!page) return [];
  const { name, link, countryName } = page.team;
  const path = href('team', { teamUrl: link }, { locale });
  const leagues = page.leagues.map((league) => ({
    '@type': 'SportsOrganization',
    name: league.name,
    url: absolute(href('league', { leagueId: league.link }, { locale })),
  }));
  const country = { name: countryName, path: href('teams', {}, { locale }) };
  const place = breadcrumbs([country, { name, path }], absolute);
  const team = {
    '@type': 'SportsTeam',
    name,
    sport: 'Soccer',
    url: absolute(path),
    memberOf: leagues,
  };
  return page.isSimulated ? [place] : [team, place];
};
