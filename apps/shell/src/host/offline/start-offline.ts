import { eventAt, type WatchedRouter } from '../metrics/follow-page-views.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { followSeenDay } from './follow-seen-day.ts';
import { followInstallPrompt } from './install-prompt.ts';
import { knownVisitor } from './known-visitor.ts';
import { loadedFiles, registerWorker, seenDay } from './register-worker.ts';

export interface OfflineOptions {
  readonly store: HostStore;
  readonly router: Pick<WatchedRouter, 'state'>;
}

/**
 * The service worker with its messages, and the offer to install the site. A first visit of a guest
 * has no worker.
 */
export async function startOffline({ store, router }: OfflineOptions): Promise<void> {
  const report = (type: string) => {
    store.dispatch(eventAt(router.state.location, { type, userAgent: navigator.userAgent }));
  };
  followInstallPrompt({ store, report });
  const isOff = document.documentElement.dataset['worker'] === 'off';
  if (!isOff) await knownVisitor(store);
  const emit = await registerWorker({
    isOff,
    onFailure: () => report('sw_failure'),
  });
  if (!emit) return;
  emit(loadedFiles());
  followSeenDay(store, (day) => emit(seenDay(day)));
}
