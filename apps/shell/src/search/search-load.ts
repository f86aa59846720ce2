import { soccerSearch } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** What the header finds while somebody types; each query cancels the one before. */
export const headerSearch = createLoad('headerSearch', { request: soccerSearch, when: 'latest' });
