/** Where a visitor's limits of play are on their device. */
export const PLAY_LIMITS_STORED = {
  /** Local storage: reminders of a break and of the day's limit. */
  times: 'play_limits',
  /** Cookie: unix second until which promotions pause. */
  rest: 'promo_rest',
} as const;

function storedTimes(): string | null {
  try {
    return localStorage.getItem(PLAY_LIMITS_STORED.times);
  } catch {
    return null;
  }
}

/** When a pause of promotions ends; 0 = there is none. */
function restsUntil(): number {
  const start = `${PLAY_LIMITS_STORED.rest}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(start));
  return Number(cookie?.slice(start.length) ?? 0);
}

/**
 * Whether the visitor limited their time here, or paused promotions: then nothing may prompt them
 * to bet.
 */
export const isPlayLimited = (nowMs = Date.now()): boolean =>
  storedTimes() !== null || restsUntil() * 1_000 > nowMs;
