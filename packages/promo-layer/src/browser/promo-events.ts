import type { VisitorEvent } from '@tipmark/contract';
import type { PromoOffer } from '@tipmark/promo';
import type { ShownSlot } from './PromoParts.tsx';
import type { PromoContext } from './promo-context.ts';

const bannerNames = { top: 'Top', catfish: 'Catfish', inline: 'Catfish' } as const;
const textLimit = 500;

/** Sends an event to the site's statistics. */
export type ReportEvent = (event: VisitorEvent) => void;

export interface PromoEvents {
  shown(offer: PromoOffer, slot: ShownSlot): void;
  clicked(offer: PromoOffer, slot: ShownSlot): void;
  closed(offer: PromoOffer, slot: ShownSlot): void;
}

/** What the statistics count of banners and gifts; views are counted by the server too. */
export function promoEvents(
  report: ReportEvent,
  context: () => PromoContext,
  browser: Pick<Navigator, 'sendBeacon'> = navigator,
): PromoEvents {
  const emit = (type: string) => (offer: PromoOffer, slot: ShownSlot) => {
    const isGift = slot === 'gift';
    const { userAgent, sport, asPath, bookieHash } = context();
    report({
      event_type: isGift ? 'Gift Promo' : 'CatFish Promo',
      event_properties: {
        // one name, whatever the language of the page
        Advertiser: offer.bookieName,
        Type: isGift && type === 'Clicked' ? 'Opened' : type,
        Sport: sport,
        path: asPath,
        // which of the offers was drawn for this page
        ...(!isGift && { Banner: bannerNames[slot], Bookie: bookieHash }),
      },
      user_agent: userAgent.slice(0, textLimit),
    });
  };
  const shown = emit('Shown');
  return {
    shown(offer, slot) {
      shown(offer, slot);
      const body = JSON.stringify({ place: slot, link: offer.offerLinkId });
      browser.sendBeacon('/promo/shown', new Blob([body], { type: 'application/json' }));
    },
    clicked: emit('Clicked'),
    closed: emit('Closed'),
  };
}
