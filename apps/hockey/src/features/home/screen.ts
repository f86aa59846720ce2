import { hockeyMainPage } from '@tipmark/contract';
import { createFollowing, createHomePage, loadOf } from '@tipmark/match-features/pages';
import { hockey } from '../../shared/hockey.ts';

/** Watched matches, live matches and moved odds. */
export const { screen, loads, commands, live } = createHomePage({
  sport: hockey,
  load: loadOf(hockeyMainPage),
  following: createFollowing('hockeyHome'),
});
