import { accountFavourites, changeAccountFavourites } from '@tipmark/contract';
import { createCommand, createLoad, defineFeature } from '@tipmark/remote-kit';

/** What the account has starred. */
export const favouritesLoad = createLoad('accountFavourites', {
  request: accountFavourites,
  when: 'latest',
});

/** Sends the account what this device has starred and unstarred. */
export const favouritesCommand = createCommand('changeAccountFavourites', {
  request: changeAccountFavourites,
});

/** Installed once a page is idle: no part of what a first visit loads. */
export const favouritesCalls = {
  name: 'host-favourites',
  features: [
    defineFeature({
      name: 'favourites',
      loads: [favouritesLoad],
      commands: [favouritesCommand],
      screens: [],
    }),
  ],
};
