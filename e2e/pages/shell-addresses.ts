import { IS_DEEP } from './deep-check.ts';

/** Pages of the shell, and one that does not exist. */
export const addressesOfShell: readonly string[] = [
  '/about-us',
  '/responsible-play',
  '/status',
  '/status/remotes',
  '/no-such-page',
  ...(IS_DEEP ? ['/privacy-policy', '/UserAgreement'] : []),
];
