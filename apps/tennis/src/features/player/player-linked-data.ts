import { breadcrumbs } from '@tipmark/match-features/linked-data';
import type { Screen } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { playerAddress, readPlayerView } from './player-address.ts';
import { playerPage } from './player-load.ts';

/** A player as search engines read it; a simulated one has only breadcrumbs. */
export const playerLinkedData: NonNullable<Screen['linkedData']> = (
  state,
  { locale },
  absolute,
) => {
  const page = playerPage.select(state).data;
  if (!page) return [];
  const { name, link, countryName } = page.player;
  const path = playerAddress(link, readPlayerView(new URLSearchParams()), locale);
  const trail = breadcrumbs(
    [
      { name: countryName, path: href('tennisResults', {}, { locale }) },
      { name, path },
    ],
    absolute,
  );
  const person = {
    '@type': 'Person',
    name,
    url: absolute(path),
    nationality: { '@type': 'Country', name: countryName },
  };
  return page.isSimulated ? [trail] : [person, trail];
};
