import { soccerSearch } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** What the search page shows; another query cancels the one under way. */
export const searchPage = createLoad('soccerSearch', { request: soccerSearch, when: 'latest' });
