import { breadcrumbs } from '@tipmark/match-features/linked-data';
import type { Screen } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { countryText } from '../../shared/country-text.ts';
import { tennis } from '../../shared/tennis.ts';
import { tournamentPage } from './tournament-loads.ts';

/** A tournament as search engines read it; a simulated one has only breadcrumbs. */
export const tournamentLinkedData: NonNullable<Screen['linkedData']> = (
  state,
  { locale },
  absolute,
) => {
  const page = tournamentPage.select(state).data;
  if (!page) return [];
  const { league, edition, isSimulated } = page;
  const { name, link } = league;
  const path = href('tennisLeague', { leagueId: link }, { locale });
  const list = { name: league.countryName, path: href('tennisLeagues', {}, { locale }) };
  const trail = breadcrumbs([list, { name, path }], absolute);
  const dayOf = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);
  const country = countryText(league);
  const event = {
    '@type': 'SportsEvent',
    name: `${name} ${edition.name}`,
    sport: tennis.linkedName,
    url: absolute(path),
    startDate: dayOf(edition.startsAt),
    ...(edition.endsAt !== null && { endDate: dayOf(edition.endsAt) }),
    ...(country !== '' && { location: { '@type': 'Country', name: country } }),
  };
  return isSimulated ? [trail] : [event, trail];
};
