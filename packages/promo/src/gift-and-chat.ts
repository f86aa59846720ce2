import { PROMO_LIFE_SECONDS } from './promo-cookies.ts';

const MAX_CHAT_VIEWS = 20;

/** Whether the gift may be shown again; a time in the future counts as never shown. */
export function giftIsDue(shownAtSeconds: number | undefined, nowSeconds: number): boolean {
  if (shownAtSeconds === undefined || shownAtSeconds > nowSeconds) return true;
  return nowSeconds - shownAtSeconds >= PROMO_LIFE_SECONDS.gift;
}

/** The cookie `count.timestamp` of the channel's block, and the flag beside it. */
export interface ChatState {
  readonly showCount: number;
  readonly timestamp: number | undefined;
  readonly isHidden: boolean;
}

/** The state after one more page; after twenty of them the block is hidden for thirty days. */
export function nextChatState(state: ChatState, nowSeconds: number): ChatState {
  const { showCount, timestamp } = state;
  const isResting = timestamp !== undefined && nowSeconds - timestamp <= PROMO_LIFE_SECONDS.chat;
  if (isResting) return state;
  if (showCount + 1 < MAX_CHAT_VIEWS) return { ...state, showCount: showCount + 1 };
  return { showCount: 0, timestamp: nowSeconds, isHidden: true };
}

/** Visitors who opened the channel do not see the block. */
export const chatAfterConnect = (state: ChatState): ChatState => ({
  ...state,
  showCount: 0,
  isHidden: true,
});

export const chatIsShown = ({ isHidden, timestamp }: ChatState, isMobile: boolean): boolean =>
  !isHidden && (isMobile || timestamp === undefined);

export const chatText = ({ showCount, timestamp }: ChatState): string =>
  timestamp === undefined ? `${showCount}` : `${showCount}.${timestamp}`;

const chatCookie = /^(\d{1,2})(?:\.(\d{1,12}))?$/;

/** Reads the cookies; an invalid count is ignored. */
export function chatOfCookies(text: string | undefined, hidden: string | undefined): ChatState {
  const [, count, timestamp] = chatCookie.exec(text ?? '') ?? [];
  return {
    showCount: Math.min(Number(count ?? 0), MAX_CHAT_VIEWS - 1),
    timestamp: timestamp === undefined ? undefined : Number(timestamp),
    isHidden: hidden === '1',
  };
}
