import type { Screen } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { breadcrumbs } from '../../parts/page/breadcrumbs.ts';
import type { LeaguePageOptions } from './league-options.ts';

/** A league as search engines read it; a simulated one only has its breadcrumbs. */
export const leagueLinkedData =
  ({ sport, load }: LeaguePageOptions): NonNullable<Screen['linkedData']> =>
  (state, { locale }, absolute) => {
    const page = load.select(state).data;
    if (!page) return [];
    const { name, link, countryName } = page.league;
    const path = href(sport.routes.league, { leagueId: link }, { locale });
    const country = { name: countryName, path: href(sport.routes.leagues, {}, { locale }) };
    const trail = breadcrumbs([country, { name, path }], absolute);
    const league = {
      '@type': 'SportsOrganization',
      name,
      sport: sport.linkedName,
      url: absolute(path),
      location: countryName,
    };
    return page.isSimulated ? [trail] : [league, trail];
  };
