import { mainPageLive } from '@tipmark/match-features/live';
import { mainPage } from './home-loads.ts';

/** Scores and prices of the matches the blocks show. */
export const live = mainPageLive({ load: mainPage });
