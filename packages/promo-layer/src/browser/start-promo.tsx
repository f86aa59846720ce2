import { PROMO_COUNTRY_CODE } from '@tipmark/domain';
import { createI18n } from '@tipmark/i18n';
import { PROMO_COOKIE, type PromoOfCountry } from '@tipmark/promo';
import { type Locale, selectLocale } from '@tipmark/remote-kit';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import en from '../../locales/en/promo.json' with { type: 'json' };
import ru from '../../locales/ru/promo.json' with { type: 'json' };
import { slotIds } from '../slots/slots.ts';
import { type CookieJar, cookieJar } from './cookie-jar.ts';
import { foldRoomAbove } from './fold-room.ts';
import { createPromoContext, type PromoContext, type VisitorStore } from './promo-context.ts';
import { promoEvents, type ReportEvent } from './promo-events.ts';
import type { PromoRouter } from './promo-router.ts';
import { type DrawPromo, runBanners } from './run-banners.tsx';
import { runCorner } from './run-corner.tsx';
import { runInline } from './run-inline.tsx';
import { createSurfaces } from './surfaces.ts';

export interface PromoPage {
  readonly store: VisitorStore;
  readonly router: PromoRouter;
  readonly report: ReportEvent;
  /** The page offers to install the site. */
  readonly isInstallOffered: () => boolean;
  /** Where the focus goes when a banner that has it is closed. */
  readonly mainId: string;
}

// in the chunk of the rest: every further chunk costs each first visit its name and hash
const messagesOf = { ru, en };

async function offersIn(locale: Locale): Promise<PromoOfCountry | undefined> {
  const answer = await fetch(`/promo/offers?locale=${locale}`);
  return answer.ok ? ((await answer.json()) as PromoOfCountry) : undefined;
}

/**
 * Where cookies are refused the server does not know that this visitor wants no promotions for a
 * while.
 */
function isWanted({ rawCookies, user }: PromoContext, jar: CookieJar): boolean {
  if (user.countryCode !== PROMO_COUNTRY_CODE) return false;
  if (rawCookies.includes(PROMO_COOKIE.restsUntil)) return true;
  return !(Number(jar.read('restsUntil') ?? 0) > Date.now() / 1000);
}

/** Nothing comes: the room above the page goes once it is out of sight, that below it too. */
function foldEmptyRoom(): void {
  const element = document.getElementById(slotIds.top);
  const { dataset } = document.documentElement;
  if (element) {
    const take = () => delete dataset['promoTop'];
    foldRoomAbove({ heightPx: element.offsetHeight, take }, false);
  }
  delete dataset['promoCatfish'];
}

function leaveRoom(): void {
  delete document.documentElement.dataset['promoTop'];
  delete document.documentElement.dataset['promoCatfish'];
}

/** Fills the slots left by the server, and starts whatever else promotions do by themselves. */
export async function startPromo({
  store,
  router,
  report,
  isInstallOffered,
  mainId,
}: PromoPage): Promise<void> {
  const locale = selectLocale(store.getState());
  const jar = cookieJar(document);
  const context = createPromoContext({ store, jar, isInstallOffered });
  if (!isWanted(context(), jar)) return leaveRoom();
  const promo = await offersIn(locale);
  if (!promo) return foldEmptyRoom();
  const i18n = createI18n({ locale, resources: { promo: messagesOf[locale] } });
  const draw: DrawPromo = (element) => {
    const root = createRoot(element);
    return (content) => {
      root.render(
        <StrictMode>
          <I18nProvider i18n={i18n}>{content}</I18nProvider>
        </StrictMode>,
      );
    };
  };
  const events = promoEvents(report, context);
  const surfaces = createSurfaces(router);
  const options = { promo, context, jar, events, draw, surfaces, mainId };
  runBanners(options);
  runInline(options);
  runCorner({ ...options, router });
}
