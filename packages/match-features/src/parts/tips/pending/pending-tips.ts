import { COOKIE, COOKIE_LIFE_SECONDS } from '@tipmark/domain';
import {
  readStored,
  removeValue,
  type StoredValueOptions,
  storedValue,
  storeLocally,
  storeValue,
} from '@tipmark/remote-kit/storage';
import {
  cookieTextOf,
  decodePendingTips,
  encodePendingTips,
  MAX_PENDING_TIPS,
  type PendingTip,
} from './pending-tips-text.ts';

const NAME = COOKIE.pendingTips;
const LIFE_SECONDS = COOKIE_LIFE_SECONDS.pendingTips;
/** Marks descriptions too long for the cookie: without the cookie they are no tips. */
const TEXTS = '+';

const marketOf = ({ oddType }: PendingTip): string => oddType.slice(0, oddType.indexOf('.'));

const isSame = (one: PendingTip, other: PendingTip): boolean =>
  one.matchUrl === other.matchUrl && one.oddType === other.oddType;

/** Tips this guest wanted to post, in their order, with full descriptions. */
export function storedPendingTips(options: StoredValueOptions = {}): readonly PendingTip[] {
  const { page = document, nowMs = Date.now() } = options;
  const tips = decodePendingTips(storedValue(NAME, options) ?? '');
  const view = page.defaultView as Window | null;
  const stored = tips.length > 0 ? readStored(NAME, { nowMs, ...(view && { view }) }) : undefined;
  const whole = stored?.startsWith(TEXTS) ? decodePendingTips(stored.slice(TEXTS.length)) : [];
  return tips.map((tip) =>
    tip.description === '' ? (whole.find((one) => isSame(one, tip)) ?? tip) : tip,
  );
}

/** Stores exactly these tips. @returns false where the browser stores nothing */
export function storePendingTips(
  tips: readonly PendingTip[],
  options: StoredValueOptions = {},
): boolean {
  if (tips.length === 0) {
    removeValue(NAME, options);
    return true;
  }
  const { page = document, nowMs = Date.now() } = options;
  const view = page.defaultView as Window | null;
  const local = { nowMs, ...(view && { view }) };
  const { text, isWhole } = cookieTextOf(tips);
  if (storeValue(NAME, text, LIFE_SECONDS, options) !== 'cookie') {
    return storeLocally(NAME, encodePendingTips(tips), local);
  }
  if (isWhole) return true;
  const lifeMs = LIFE_SECONDS * 1_000;
  return storeLocally(NAME, TEXTS + encodePendingTips(tips), { ...local, lifeMs });
}

/** `full`: there is no room for a fourth; `nowhere`: the browser stores nothing. */
export type CacheEntry = 'stored' | 'full' | 'nowhere';

/** Adds a tip; it replaces one on the same market of the same match. */
export function addPendingTip(tip: PendingTip, options: StoredValueOptions = {}): CacheEntry {
  const others = storedPendingTips(options).filter(
    (one) => one.matchUrl !== tip.matchUrl || marketOf(one) !== marketOf(tip),
  );
  if (others.length >= MAX_PENDING_TIPS) return 'full';
  return storePendingTips([...others, tip], options) ? 'stored' : 'nowhere';
}

/** Drops a stored tip that is no longer needed. */
export function dropPendingTip(
  { matchUrl, oddType }: Pick<PendingTip, 'matchUrl' | 'oddType'>,
  options: StoredValueOptions = {},
): void {
  const tips = storedPendingTips(options);
  const others = tips.filter((one) => one.matchUrl !== matchUrl || one.oddType !== oddType);
  if (others.length < tips.length) storePendingTips(others, options);
}
