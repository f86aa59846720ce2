import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is taken over: before that it is as the server drew it, who knows nobody. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
