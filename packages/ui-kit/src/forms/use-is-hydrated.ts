import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and while its markup is taken over, true after. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
