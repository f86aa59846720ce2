import type { Screen } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { breadcrumbs } from '../../parts/page/breadcrumbs.ts';
import type { TeamPageOptions } from './team-options.ts';

/** A team as search engines read it; a simulated one only has its breadcrumbs. */
export const teamLinkedData =
  ({ sport, load }: TeamPageOptions): NonNullable<Screen['linkedData']> =>
  (state, { locale }, absolute) => {
    const page = load.select(state).data;
    if (!page) return [];
    const { name, link, countryName } = page.team;
    const path = href(sport.routes.team, { teamUrl: link }, { locale });
    const leagues = page.leagues.map((league) => ({
      '@type': 'SportsOrganization',
      name: league.name,
      url: absolute(href(sport.routes.league, { leagueId: league.link }, { locale })),
    }));
    const country = { name: countryName, path: href(sport.routes.teams, {}, { locale }) };
    const trail = breadcrumbs([country, { name, path }], absolute);
    const team = {
      '@type': 'SportsTeam',
      name,
      sport: sport.linkedName,
      url: absolute(path),
      memberOf: leagues,
    };
    return page.isSimulated ? [trail] : [team, trail];
  };
