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
 * Fetches what a screen will need should the visitor go there. The state stays as it is: the page
 * at hand may show another answer to the same load.
 */
export function prefetchLoads(store: HostStore, actions: readonly RequestedAction[]): void {
  for (const action of actions) {
    if (store.getState().loads[action.load]?.key !== action.key) store.dispatch(aheadOf(action));
  }
}
