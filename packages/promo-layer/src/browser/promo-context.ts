import type { Sport } from '@tipmark/domain';
import { chatIsShown, chatOfCookies } from '@tipmark/promo';
import { type HostState, selectIsMobile, selectTheme, type Theme } from '@tipmark/remote-kit';
import { sportOfPath } from '@tipmark/route-builder';
import { type CookieJar, isClosed } from './cookie-jar.ts';

/** The visitor and page as promotions need them, read again for each use. */
export interface PromoContext {
  readonly user: {
    readonly isSignedIn: boolean;
    /** Two capital letters. */
    readonly countryCode: string;
  };
  readonly isMobile: boolean;
  readonly theme: Theme;
  /** Of the page. */
  readonly sport: Sport;
  /** Path and query of the page. */
  readonly asPath: string;
  readonly userAgent: string;
  /** As the page sees them; empty where the browser refuses cookies. */
  readonly rawCookies: string;
  /** Index of the drawn bookmaker's offer + 1; 0 = none was drawn. */
  readonly bookieHash: number;
  /** The page offers to install the site. */
  readonly isHomeScreenPromoShow: boolean;
  readonly nativeFloatBanner: {
    readonly isShowCatFish: boolean;
    readonly isShowTopBanner: boolean;
    readonly indexCatfish: number | undefined;
    readonly indexTopBanner: number | undefined;
  };
  readonly telegramPromoSidebar: {
    readonly isShowMobile: boolean;
    readonly isShowDesktop: boolean;
    readonly showCount: number;
    readonly timestamp: number | undefined;
  };
}

export interface PromoContextReader {
  (): PromoContext;
  /** The bookmaker of this page has been drawn. */
  drew(bookieHash: number): void;
}

/** Where the page's own state is read. */
export interface VisitorStore {
  getState(): HostState;
}

export interface PromoContextOptions {
  readonly store: VisitorStore;
  readonly jar: CookieJar;
  /** The page offers to install the site. */
  readonly isInstallOffered: () => boolean;
  readonly page?: Document;
  readonly browser?: Pick<Navigator, 'userAgent'>;
  /** Path and query of the page. */
  readonly addressOf?: () => string;
}

const addressHere = () => location.pathname + location.search;

export function createPromoContext({
  store,
  jar,
  isInstallOffered,
  page = document,
  browser = navigator,
  addressOf = addressHere,
}: PromoContextOptions): PromoContextReader {
  let bookieHash = 0;
  const read = (): PromoContext => {
    const state = store.getState();
    const { isSignedIn, countryCode } = state.session;
    const chat = chatOfCookies(jar.read('chat'), jar.read('isChatHidden'));
    const asPath = addressOf();
    return {
      user: { isSignedIn, countryCode },
      isMobile: selectIsMobile(state),
      theme: selectTheme(state),
      sport: sportOfPath(asPath.replace(/[?#].*$/s, '')),
      asPath,
      userAgent: browser.userAgent,
      rawCookies: page.cookie,
      bookieHash,
      isHomeScreenPromoShow: isInstallOffered(),
      nativeFloatBanner: {
        isShowCatFish: !isClosed(jar, 'catfish'),
        isShowTopBanner: !isClosed(jar, 'top'),
        indexCatfish: jar.readIndex('catfish'),
        indexTopBanner: jar.readIndex('top'),
      },
      telegramPromoSidebar: {
        isShowMobile: chatIsShown(chat, true),
        isShowDesktop: chatIsShown(chat, false),
        showCount: chat.showCount,
        timestamp: chat.timestamp,
      },
    };
  };
  return Object.assign(read, {
    drew(hash: number) {
      bookieHash = hash;
    },
  });
}
