import { breadcrumbs } from '@tipmark/match-features/linked-data';
import type { Screen } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { leaguePage } from './league-loads.ts';

/** A league as search engines read it; an invented one has its place alone. */
export const leagueLinkedData: NonNullable<Screen['linkedData']> = (
  state,
  { locale },
  absolute,
) => {
  const page = leaguePage.select(state).data;
  if (!page) return [];
  const { name, link, countryName } = page.league;
  const path = href('league', { leagueId: link }, { locale });
  const country = { name: countryName, path: href('leagues', {}, { locale }) };
  const place = breadcrumbs([country, { name, path }], absolute);
  const league = {
    '@type': 'SportsOrganization',
    name,
    sport: 'Soccer',
    url: absolute(path),
    location: countryName,
  };
  return page.isSimulated ? [place] : [league, place];
};
