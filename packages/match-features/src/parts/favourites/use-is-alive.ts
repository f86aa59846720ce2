import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated: before that it is as the server rendered it, without a visitor. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
