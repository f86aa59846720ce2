import { soccerMainPage } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** Blocks of the main page. */
export const mainPage = createLoad('soccerMainPage', { request: soccerMainPage, when: 'latest' });
