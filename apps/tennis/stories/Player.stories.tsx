import type { PlayerPage } from '@tipmark/contract';
import { ready, ScreenStage } from '@tipmark/match-features/testing';
import { LONG, page, unknown } from '../src/features/player/player-fixture.ts';
import { screen } from '../src/features/player/screen.ts';
import { messages } from '../src/messages.ts';

interface Shown {
  readonly page: PlayerPage;
  readonly search?: string;
  readonly locale?: 'ru' | 'en';
}

const Player = ({ page, search = '', locale = 'ru' }: Shown) => (
  <ScreenStage
    remote={{ name: 'tennis', messages }}
    Screen={screen.Component}
    address={`/Players/${page.player.link}${search}`}
    path="/Players/:playerUrl"
    locale={locale}
    served={['tennisResults', 'tennisEvents', 'player']}
    loads={{ tennisPlayerPage: ready(page) }}
  />
);

/** A tennis player: ranking, records on every court, rivals, matches. */
export default { title: 'tennis/Player', component: Player, args: { page } };

export const Full = {};
export const English = { args: { locale: 'en' } };
export const Dark = { globals: { theme: 'dark' } };
export const OnOneCourt = { args: { search: '?court=2' } };
export const NothingKnown = { args: { page: unknown } };
export const Long = { args: { page: { ...page, player: { ...page.player, name: LONG } } } };
