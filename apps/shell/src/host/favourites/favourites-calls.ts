import { accountFavourites, changeAccountFavourites } from '@tipmark/contract';
import { createCommand, createLoad } from '@tipmark/remote-kit';

/** What the account has starred. */
export const favouritesLoad = createLoad('accountFavourites', {
  request: accountFavourites,
  when: 'latest',
});

/** Sends the account what this device has starred and unstarred. */
export const favouritesCommand = createCommand('changeAccountFavourites', {
  request: changeAccountFavourites,
});
