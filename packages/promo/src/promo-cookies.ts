/** Cookies about promotions; only the browser reads them. */
export const PROMO_COOKIE = {
  top: 'promo_top',
  catfish: 'promo_catfish',
  isTopClosed: 'promo_top_closed',
  isCatfishClosed: 'promo_catfish_closed',
  giftShownAt: 'promo_gift',
  chat: 'promo_chat',
  isChatHidden: 'promo_chat_hidden',
  /** `0` where a subscriber wants promotions; without it subscribers have none. */
  isOff: 'promo_off',
  /** Unix second until which a visitor wants none. */
  restsUntil: 'promo_rest',
} as const;

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export const PROMO_LIFE_SECONDS = {
  choice: DAY_SECONDS,
  closed: 12 * HOUR_SECONDS,
  gift: DAY_SECONDS,
  chat: 30 * DAY_SECONDS,
  off: 365 * DAY_SECONDS,
} as const;

/** Milliseconds the page waits for. */
export const PROMO_DELAY_MS = {
  gift: 5000,
  scroll: 100,
  afterFrameMessage: 100,
  /** Of the three kinds of pop-ups, the shortest first. */
  popup: { note: 2000, block: 3000, window: 5000 },
} as const;

/** Pixels a page is scrolled by before the floating banner appears. */
export const CATFISH_THRESHOLD_PX = { mobile: 138, desktop: 90 } as const;
