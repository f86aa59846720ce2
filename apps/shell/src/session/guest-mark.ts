import { COOKIE_LIFE_SECONDS } from '@tipmark/domain';

const key = 'guest_since';
const idKey = 'guest_id';

/** Storage may be switched off, and then throws when it is touched. */
function storageOf(view: Window): Storage | undefined {
  try {
    return view.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Whether this browser was given a guest id that still lives. Its cookie is hidden from scripts,
 * and the page's bytes are shared by all guests, so a mark of our own has to say it.
 */
export function hasGuestMark(nowSeconds: number, view: Window = window): boolean {
  const since = Number(storageOf(view)?.getItem(key) ?? Number.NaN);
  return nowSeconds - since < COOKIE_LIFE_SECONDS.guestId;
}

export function setGuestMark(nowSeconds: number, view: Window = window): void {
  try {
    storageOf(view)?.setItem(key, String(nowSeconds));
  } catch {
    // a full or forbidden storage only costs one more call on the next page
  }
}

/** The guest id the api named to this page's scripts; it names a browser and lets nobody in. */
export function keptGuestId(view: Window = window): string | undefined {
  return storageOf(view)?.getItem(idKey) ?? undefined;
}

export function keepGuestId(guestId: string, view: Window = window): void {
  try {
    storageOf(view)?.setItem(idKey, guestId);
  } catch {
    // as above: one more call on the next page
  }
}
