import type { TeamPlayer } from '@tipmark/contract';
import type { PageLoad } from '../../parts/page/page-load.ts';
import type { SportWith } from '../../parts/sport/sport-pages.ts';

/** The request of a player of a team. */
export interface PlayerRequest {
  readonly segments: { readonly teamUrl: string; readonly playerUrl: string };
}

export interface PlayerPageOptions {
  readonly sport: SportWith<'team' | 'teams' | 'teamPlayer'>;
  readonly load: PageLoad<PlayerRequest, TeamPlayer>;
}
