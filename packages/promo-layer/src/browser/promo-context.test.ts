import { aPage } from '@tipmark/remote-kit/testing';
import { cookieJar, storeClosed } from './cookie-jar.ts';
import { createPromoContext, type PromoContext } from './promo-context.ts';
import { promoEvents, type ReportEvent } from './promo-events.ts';
import { visitorStore } from './testing/visitor-store.ts';

const BROWSER = { userAgent: 'Chrome/156' };

function contextOf(cookies: Record<string, string> = {}, refusesCookies = false) {
  const { page } = aPage({ cookies, refusesCookies });
  const offers = { isInstall: false };
  const session = { countryCode: 'RU', isSignedIn: true };
  const store = visitorStore({ session, view: { theme: 'dark', isMobile: true } });
  const isInstallOffered = () => offers.isInstall;
  const jar = cookieJar(page);
  const addressOf = () => '/en/hockey/Results?tab=live';
  const context = createPromoContext({
    store,
    jar,
    isInstallOffered,
    page,
    browser: BROWSER,
    addressOf,
  });
  return { context, jar, offers };
}

test('the context has everything promotions know', () => {
  const cookies = { promo_top: '1', promo_catfish_closed: '1', promo_chat: '3' };
  const { context, offers } = contextOf(cookies);
  const expected: PromoContext = {
    user: { isSignedIn: true, countryCode: 'RU' },
    isMobile: true,
    theme: 'dark',
    sport: 2,
    asPath: '/en/hockey/Results?tab=live',
    userAgent: 'Chrome/156',
    rawCookies: 'promo_top=1; promo_catfish_closed=1; promo_chat=3',
    bookieHash: 0,
    isHomeScreenPromoShow: false,
    nativeFloatBanner: {
      isShowCatFish: false,
      isShowTopBanner: true,
      indexCatfish: undefined,
      indexTopBanner: 1,
    },
    telegramPromoSidebar: {
      isShowMobile: true,
      isShowDesktop: true,
      showCount: 3,
      timestamp: undefined,
    },
  };
  expect(context()).toEqual(expected);
  context.drew(2);
  offers.isInstall = true;
  expect(context()).toMatchObject({ bookieHash: 2, isHomeScreenPromoShow: true });
});

test('marks are stored where cookies are refused', () => {
  const { context, jar } = contextOf({}, true);
  storeClosed(jar, 'top');
  expect(context()).toMatchObject({
    rawCookies: '',
    nativeFloatBanner: { isShowTopBanner: false },
  });
});

test('events name the page, its sport and the drawn offer; a gift is shown, opened and closed', () => {
  const { context } = contextOf();
  context.drew(2);
  const sent: Parameters<ReportEvent>[0][] = [];
  const events = promoEvents((event) => void sent.push(event), context, {
    sendBeacon: () => true,
  });
  const offer = { bookieName: 'rivalto', offerLinkId: 1 } as never;
  events.shown(offer, 'top');
  events.shown(offer, 'gift');
  events.clicked(offer, 'gift');
  events.closed(offer, 'gift');
  expect(sent[0]).toMatchObject({
    user_agent: 'Chrome/156',
    event_properties: { Type: 'Shown', Sport: 2, path: '/en/hockey/Results?tab=live', Bookie: 2 },
  });
  const ofGift = sent.slice(1).map(({ event_properties: properties }) => properties?.['Type']);
  expect(ofGift).toEqual(['Shown', 'Opened', 'Closed']);
});
