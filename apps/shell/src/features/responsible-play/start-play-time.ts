import { selectLocale } from '@tipmark/remote-kit';
import type { HostStore } from '../../host/store/create-host-store.ts';
import { hasLimits } from './has-limits.ts';

/** Counts the time of visitors who set limits; the others do not load this code. */
export async function startPlayTime({ store }: { readonly store: HostStore }): Promise<void> {
  if (!hasLimits()) return;
  const { startPlayTime: start } = await import(
    /* webpackChunkName: "legal" */ './follow-play-time.ts'
  );
  start(selectLocale(store.getState()));
}
