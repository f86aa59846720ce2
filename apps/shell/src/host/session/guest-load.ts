import { timezone } from '@tipmark/contract';
import { createLoad, defineFeature } from '@tipmark/remote-kit';

/** A private reply: the API gives a visitor without a guest id a new one with it. */
export const guestLoad = createLoad('guest', { request: timezone, when: 'onlyFirst' });

/** Installed once a page is idle: no part of what a first visit loads. */
export const guestCalls = {
  name: 'host-guest',
  features: [defineFeature({ name: 'guest', loads: [guestLoad], screens: [] })],
};
