import type { TeamPage, TeamSquad } from '@tipmark/contract';
import type { PageLoad } from '../../parts/page/page-load.ts';
import type { SportWith } from '../../parts/sport/sport-pages.ts';
import type { TeamView } from './team-address.ts';

/** How the team pages of the sports differ. */
export interface TeamPageOptions {
  readonly sport: SportWith<'teams' | 'team' | 'league'>;
  /** Its players, requested when their tab is opened. */
  readonly squad: PageLoad<{ readonly segments: { readonly teamUrl: string } }, TeamSquad>;
  /** A team with its chosen matches. */
  readonly load: PageLoad<
    {
      /** As the address names it. */
      readonly teamUrl: string;
      readonly view: TeamView;
    },
    TeamPage
  >;
}
