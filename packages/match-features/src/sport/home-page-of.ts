import { callOf, mainPageCalls } from '@tipmark/contract';
import { createFollowing } from '../pages/home/create-following.ts';
import { createHomePage, type HomePageOptions } from '../pages/home/create-home-page.tsx';
import { loadOf } from '../parts/page/page-load.ts';
import { oncePerSport } from './once-per-sport.ts';
import type { TeamSport } from './team-remote.ts';

/** The main page of a team sport: watched matches, live matches and moved odds. */
export const homePageOf = oncePerSport(
  (sport: TeamSport, own: Pick<HomePageOptions, 'trends'> = {}) =>
    createHomePage({
      sport,
      load: loadOf(callOf(mainPageCalls, sport.name)),
      following: createFollowing(`${sport.name}Home`),
      ...own,
    }),
);
