import type { TeamPage } from '@tipmark/contract';
import type { PageLoad } from '../../sport/page-load.ts';
import type { SportWith } from '../../sport/sport-pages.ts';
import type { TeamView } from './team-address.ts';

/** What differs from one sport's team page to the next. */
export interface TeamPageOptions {
  readonly sport: SportWith<'teams' | 'team' | 'league'>;
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
