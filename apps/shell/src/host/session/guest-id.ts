import { accountChanged } from '@tipmark/remote-kit';
import { sessionLoad } from '../state/session-load.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { runLoads } from '../store/run-loads.ts';
import { guestLoad } from './guest-load.ts';
import { hasGuestMark, setGuestMark, storedGuestId, storeGuestId } from './guest-mark.ts';

/**
 * The first events of a visitor wait for the guest id: two replies at once would create two guests.
 */
export async function issueGuestId(store: HostStore): Promise<void> {
  const nowSeconds = Math.floor(Date.now() / 1000);
  if (hasGuestMark(nowSeconds)) return;
  const isIssued = await runLoads(store, [guestLoad.requested({})]).then(
    () => true,
    () => false,
  );
  if (isIssued) setGuestMark(nowSeconds);
}

/** Puts the id of this browser into the store; requested once per guest. */
export async function nameGuest(store: HostStore): Promise<void> {
  const known = storedGuestId();
  if (known !== undefined) store.dispatch(accountChanged({ guestId: known }));
  else if (!store.getState().session.isSignedIn) {
    await runLoads(store, [sessionLoad.requested({})]);
    const { guestId } = store.getState().session;
    if (guestId) storeGuestId(guestId);
  }
}
