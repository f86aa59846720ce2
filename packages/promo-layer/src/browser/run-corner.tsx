import {
  type ChatState,
  chatAfterConnect,
  chatText,
  drawByWeight,
  giftIsDue,
  nextChatState,
  offersAt,
  PROMO_DELAY_MS,
  PROMO_LIFE_SECONDS,
} from '@tipmark/promo';
import { ChannelCard } from './ChannelCard.tsx';
import type { CookieJar } from './cookie-jar.ts';
import { isFormPage } from './form-pages.ts';
import { GiftCard } from './GiftCard.tsx';
import type { PromoContext } from './promo-context.ts';
import type { PromoRouter } from './promo-router.ts';
import type { BannersOptions } from './run-banners.tsx';
import { yieldToFocus } from './yield-to-focus.ts';

export interface CornerOptions extends BannersOptions {
  readonly router: PromoRouter;
  readonly nowSeconds?: () => number;
}

const FULL = 100;
const secondsNow = () => Math.floor(Date.now() / 1000);

/** What appears in the corner by itself: the block of the channel, then once a day a gift. */
export function runCorner(options: CornerOptions): void {
  const place = document.body.appendChild(document.createElement('div'));
  const put = outsideForms(options.draw(place), options.router);
  yieldToFocus(place);
  const isGiftComing = runGift(options, put);
  // one thing in the corner is enough
  runChannel(options, isGiftComing ? undefined : put);
}

type Put = ReturnType<BannersOptions['draw']>;

/** Draws on the pages without such a form; what waits on one appears with the next page. */
function outsideForms(put: Put, router: PromoRouter): Put {
  let content: Parameters<Put>[0];
  const look = (state: PromoRouter['state']) =>
    put(isFormPage(state.location.pathname) ? undefined : content);
  router.subscribe((state) => {
    if (state.navigation.state === 'idle') look(state);
  });
  return (next) => {
    content = next;
    look(router.state);
  };
}

function runGift(
  {
    promo,
    jar,
    events,
    chance = () => Math.random() * FULL,
    nowSeconds = secondsNow,
  }: CornerOptions,
  put: Put,
): boolean {
  const shownAt = Number(jar.read('giftShownAt') ?? Number.NaN);
  if (!giftIsDue(Number.isNaN(shownAt) ? undefined : shownAt, nowSeconds())) return false;
  const offer = drawByWeight(offersAt(promo.offers, 'gift'), chance());
  if (!offer) return false;
  // what was left open is shown again with the next page
  const store = () => jar.write('giftShownAt', String(nowSeconds()), PROMO_LIFE_SECONDS.gift);
  setTimeout(() => {
    put(
      <GiftCard
        offer={offer}
        onClick={() => {
          store();
          events.clicked(offer, 'gift');
          put(undefined);
        }}
        onClose={() => {
          store();
          events.closed(offer, 'gift');
          put(undefined);
        }}
      />,
    );
    events.shown(offer, 'gift');
  }, PROMO_DELAY_MS.gift);
  return true;
}

function storeChat(jar: CookieJar, state: ChatState): void {
  jar.write('chat', chatText(state), PROMO_LIFE_SECONDS.chat);
  if (state.isHidden) jar.write('isChatHidden', '1', PROMO_LIFE_SECONDS.chat);
}

/** The stored state of the channel's block; one that is hidden is shown nowhere. */
const chatOf = (sidebar: PromoContext['telegramPromoSidebar']): ChatState => ({
  showCount: sidebar.showCount,
  timestamp: sidebar.timestamp,
  isHidden: !sidebar.isShowMobile,
});

const isShownHere = ({ isMobile, telegramPromoSidebar: sidebar }: PromoContext): boolean =>
  isMobile ? sidebar.isShowMobile : sidebar.isShowDesktop;

/** Counts pages, and offers the channel until it was opened or seen often enough. */
function runChannel(
  { promo: { channel }, context, router, jar, nowSeconds = secondsNow }: CornerOptions,
  put: Put | undefined,
): void {
  if (!channel) return;
  const read = () => chatOf(context().telegramPromoSidebar);
  let pathname = '';
  const count = ({ location }: PromoRouter['state']) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    const known = read();
    if (known.isHidden) return;
    const next = nextChatState(known, nowSeconds());
    if (next !== known) storeChat(jar, next);
    if (next.isHidden) put?.(undefined);
  };
  count(router.state);
  router.subscribe((state) => {
    if (state.navigation.state === 'idle') count(state);
  });
  if (!put || !isShownHere(context())) return;
  const hide = () => {
    storeChat(jar, chatAfterConnect(read()));
    put(undefined);
  };
  setTimeout(() => {
    // the page offers to install the site: one offer of our own is enough
    if (context().isHomeScreenPromoShow) return;
    put(<ChannelCard channel={channel} onConnect={hide} onClose={hide} />);
  }, PROMO_DELAY_MS.popup.block);
}
