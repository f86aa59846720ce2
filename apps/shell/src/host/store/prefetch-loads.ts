import type { AheadAction, RequestedAction } from '@tipmark/remote-kit';
import type { HostStore } from './create-host-store.ts';

const aheadOf = ({ load, key, request, meta }: RequestedAction): AheadAction => ({
  type: `${load}/ahead`,
  phase: 'ahead',
  load,
  key,
  request,
  meta,
});

/**
 * Fetches what a screen will need should the visitor open it. The state stays unchanged: the
 * current page may show another reply of the same load.
 */
export function prefetchLoads(store: HostStore, actions: readonly RequestedAction[]): void {
  for (const action of actions) {
    if (store.getState().loads[action.load]?.key !== action.key) store.dispatch(aheadOf(action));
  }
}
