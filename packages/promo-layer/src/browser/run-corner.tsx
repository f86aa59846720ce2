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
import { findOfferSlot } from '@tipmark/ui-kit/offer-slot';
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

/** What appears by itself: once a day a gift in the corner, and the channel in the sidebar. */
export function runCorner(options: CornerOptions): void {
  runGift(options);
  runChannel(options);
}

function runGift({
  promo,
  jar,
  events,
  draw,
  surfaces,
  chance = () => Math.random() * FULL,
  nowSeconds = secondsNow,
}: CornerOptions): void {
  const shownAt = Number(jar.read('giftShownAt') ?? Number.NaN);
  if (!giftIsDue(Number.isNaN(shownAt) ? undefined : shownAt, nowSeconds())) return;
  const offer = drawByWeight(offersAt(promo.offers, 'gift'), chance());
  if (!offer) return;
  // what was left open is shown again with the next page
  const store = () => jar.write('giftShownAt', String(nowSeconds()), PROMO_LIFE_SECONDS.gift);
  const element = document.body.appendChild(document.createElement('div'));
  const put = draw(element);
  yieldToFocus(element);
  let isCounted = false;
  const done = () => {
    store();
    has(false);
  };
  const has = surfaces.add('gift', {
    element: () => element,
    show(isShown) {
      put(
        isShown && (
          <GiftCard
            offer={offer}
            onClick={() => {
              events.clicked(offer, 'gift');
              done();
            }}
            onClose={() => {
              events.closed(offer, 'gift');
              done();
            }}
          />
        ),
      );
      if (!isShown || isCounted) return;
      isCounted = true;
      events.shown(offer, 'gift');
    },
  });
  // a bookmaker's own page has an offer in its text
  setTimeout(() => has(!findOfferSlot()), PROMO_DELAY_MS.gift);
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

/** The end of the column beside the page; absent where there is none. */
const sidebarOf = (page: Document): Element | undefined =>
  [...page.querySelectorAll('#root :is(aside, [data-sidebar])')].at(-1);

/** Counts pages, and offers the channel until it was opened or seen often enough. */
function runChannel({
  promo: { channel },
  context,
  router,
  jar,
  draw,
  surfaces,
  nowSeconds = secondsNow,
}: CornerOptions): void {
  if (!channel) return;
  const block = <ChannelCard channel={channel} onConnect={() => hide()} onClose={() => hide()} />;
  const read = () => chatOf(context().telegramPromoSidebar);
  let pathname = '';
  const count = ({ location }: PromoRouter['state']) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    const known = read();
    if (known.isHidden) return;
    const next = nextChatState(known, nowSeconds());
    if (next !== known) storeChat(jar, next);
  };
  const element = document.createElement('div');
  const put = draw(element);
  const has = surfaces.add('channel', {
    element: () => element,
    isOfPage: true,
    // the end of a column: its room stays, and nothing is below it
    show: (isShown) => {
      element.style.visibility = isShown ? '' : 'hidden';
    },
  });
  let isDue = false;
  function look(): void {
    // the page offers to install the site: one offer of our own is enough
    const isOffered =
      isDue && isShownHere(context()) && !read().isHidden && !context().isHomeScreenPromoShow;
    const sidebar = isOffered && !isFormPage(router.state.location) && sidebarOf(document);
    if (!sidebar) {
      put(undefined);
      element.remove();
      return has(false);
    }
    if (element.parentElement !== sidebar) {
      element.style.visibility = 'hidden';
      sidebar.append(element);
      put(block);
    }
    has(true);
  }
  const hide = () => {
    storeChat(jar, chatAfterConnect(read()));
    look();
  };
  count(router.state);
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle') return;
    count(state);
    look();
  });
  setTimeout(() => {
    isDue = true;
    look();
  }, PROMO_DELAY_MS.popup.block);
}
