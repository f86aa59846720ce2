import { timezone } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** A private reply: the API gives a visitor without a guest id a new one with it. */
export const guestLoad = createLoad('guest', { request: timezone, when: 'onlyFirst' });
