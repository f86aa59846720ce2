import { defineScreen } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import type { PageParts } from '../../parts/page/page-load.ts';
import { PlayerScreen } from './PlayerScreen.tsx';
import { playerLinkedData } from './player-linked-data.ts';
import type { PlayerPageOptions } from './player-options.ts';

/** A player of a team: who he is, his seasons and last matches. */
export function createPlayerPage(options: PlayerPageOptions): PageParts {
  const { sport, load } = options;
  const route = sport.routes.teamPlayer;
  const screen = defineScreen({
    route,
    loads: ({ params: { teamUrl = '', playerUrl = '' } }) => [
      load.requested({ segments: { teamUrl, playerUrl } }),
    ],
    Component: () => <PlayerScreen options={options} />,
    head: (state, { locale }, t) => {
      const page = load.select(state).data;
      if (!page) return { title: t('common:error.screenFailed'), description: '' };
      const { player, team } = page;
      const values = { player: player.name, team: team.name };
      return {
        title: t('teamPlayer.headTitle', values),
        description: t('teamPlayer.description', values),
        canonical: href(route, { teamUrl: team.link, playerUrl: player.link }, { locale }),
      };
    },
    ...(typeof document === 'undefined' && { linkedData: playerLinkedData(options) }),
  });
  return { screen, loads: [load] };
}
