import { createI18n } from '@tipmark/i18n';
import type { PromoOfCountry } from '@tipmark/promo';
import { type Locale, selectLocale } from '@tipmark/remote-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import en from '../../locales/en/promo.json' with { type: 'json' };
import ru from '../../locales/ru/promo.json' with { type: 'json' };
import type { WatchedRouter } from '../metrics/follow-page-views.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { cookieJar } from './cookie-jar.ts';
import { promoEvents } from './promo-events.ts';
import { type DrawPromo, runBanners } from './run-banners.tsx';
import { runCorner } from './run-corner.tsx';
import { runInline } from './run-inline.tsx';

export interface PromoPage {
  readonly store: HostStore;
  readonly router: WatchedRouter;
}

// in the chunk of the rest: every further chunk costs each first visit its name and hash
const wordsOf = { ru, en };

async function offersIn(locale: Locale): Promise<PromoOfCountry | undefined> {
  const answer = await fetch(`/promo/offers?locale=${locale}`);
  return answer.ok ? ((await answer.json()) as PromoOfCountry) : undefined;
}

/** Fills the slots left by the server, and starts whatever else promotions do by themselves. */
export async function startPromo({ store, router }: PromoPage): Promise<void> {
  const locale = selectLocale(store.getState());
  const promo = await offersIn(locale);
  if (!promo) return;
  const i18n = createI18n({ locale, resources: { promo: wordsOf[locale] } });
  const draw: DrawPromo = (place) => {
    const root = createRoot(place);
    return (content) => {
      root.render(
        <StrictMode>
          <I18nextProvider i18n={i18n}>{content}</I18nextProvider>
        </StrictMode>,
      );
    };
  };
  const jar = cookieJar(document);
  const events = promoEvents(store);
  runBanners({ promo, store, jar, events, draw });
  runInline({ promo, store, jar, events, draw });
  runCorner({ promo, store, router, jar, events, draw });
}
