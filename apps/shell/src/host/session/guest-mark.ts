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
 * Whether this browser has a guest id that is still valid. Its cookie is hidden from scripts, and
 * the page's bytes are shared by all guests, so a separate mark records it.
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

/** The guest id the API gave this page's scripts; it identifies a browser and grants no access. */
export function storedGuestId(view: Window = window): string | undefined {
  return storageOf(view)?.getItem(idKey) ?? undefined;
}

export function storeGuestId(guestId: string, view: Window = window): void {
  try {
    storageOf(view)?.setItem(idKey, guestId);
  } catch {
    // as above: one more call on the next page
  }
}
