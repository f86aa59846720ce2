import { type HostState, selectLocale } from '@tipmark/remote-kit';
import { hasLimits } from './has-limits.ts';

export interface PlayedPage {
  readonly store: { getState(): HostState };
}

/** Counts the time of visitors who set limits; the others do not load this code. */
export async function startPlayTime({ store }: PlayedPage): Promise<void> {
  if (!hasLimits()) return;
  const { startPlayTime: start } = await import(
    /* webpackChunkName: "legal" */ './follow-play-time.ts'
  );
  start(selectLocale(store.getState()));
}
