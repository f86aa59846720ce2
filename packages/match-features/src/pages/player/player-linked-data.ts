import type { Screen } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { breadcrumbs } from '../../parts/page/breadcrumbs.ts';
import type { PlayerPageOptions } from './player-options.ts';

/** A player as search engines read him; a simulated one only has his breadcrumbs. */
export const playerLinkedData =
  ({ sport, load }: PlayerPageOptions): NonNullable<Screen['linkedData']> =>
  (state, { locale }, absolute) => {
    const page = load.select(state).data;
    if (!page) return [];
    const { player, team } = page;
    const at = { teamUrl: team.link, playerUrl: player.link };
    const path = href(sport.routes.teamPlayer, at, { locale });
    const teamPath = href(sport.routes.team, { teamUrl: team.link }, { locale });
    const country = { name: team.countryName, path: href(sport.routes.teams, {}, { locale }) };
    const trail = breadcrumbs(
      [country, { name: team.name, path: teamPath }, { name: player.name, path }],
      absolute,
    );
    const person = {
      '@type': 'Person',
      name: player.name,
      url: absolute(path),
      memberOf: { '@type': 'SportsTeam', name: team.name, url: absolute(teamPath) },
    };
    return page.isSimulated ? [trail] : [person, trail];
  };
