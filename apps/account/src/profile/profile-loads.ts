import { follow, pageProfile } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const pageProfileLoad = createLoad('pageProfile', { request: pageProfile, when: 'latest' });
/** A second click while the first is under way changes nothing. */
export const followLoad = createLoad('follow', { request: follow, when: 'onlyFirst' });
