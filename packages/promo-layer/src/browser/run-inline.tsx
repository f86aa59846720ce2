import { offersAt } from '@tipmark/promo';
import { findOfferSlot, offerSlotAttribute, offerSlotEvent } from '@tipmark/ui-kit/offer-slot';
import { Banner } from './Banner.tsx';
import { Closed } from './Closed.tsx';
import { isClosed, storeClosed } from './cookie-jar.ts';
import { foldRoomWithin } from './fold-room.ts';
import type { BannersOptions } from './run-banners.tsx';

const take = () => {
  delete document.documentElement.dataset['promoCatfish'];
};

/**
 * The offer of a bookmaker on its own page, in the place of the floating banner: there is nothing
 * to scroll past, and closing it closes that banner.
 * @returns stops following pages
 */
export function runInline({ promo, context, jar, events, draw }: BannersOptions): () => void {
  let capacity: HTMLElement | undefined;
  let clear = () => {};
  const look = () => {
    const found = findOfferSlot();
    if (found === capacity) return;
    clear();
    capacity = found;
    const bookieName = found?.getAttribute(offerSlotAttribute);
    const offer = offersAt(promo.offers, 'inline').find((one) => one.bookieName === bookieName);
    if (isClosed(jar, 'catfish')) return take();
    if (!found || !offer) return;
    const put = draw(found);
    clear = () => put(undefined);
    const close = () => {
      storeClosed(jar, 'catfish');
      events.closed(offer, 'inline');
    };
    put(
      <Banner
        offer={offer}
        slot="inline"
        isMobile={context().isMobile}
        theme={context().theme}
        frameOrigin={promo.frameOrigin}
        onClick={() => events.clicked(offer, 'inline')}
        onClose={() => {
          close();
          clear();
          take();
        }}
        onCloseByFrame={() => {
          close();
          put(<Closed />);
          foldRoomWithin(found, () => {
            clear();
            take();
          });
        }}
      />,
    );
    events.shown(offer, 'inline');
  };
  look();
  document.addEventListener(offerSlotEvent, look);
  return () => document.removeEventListener(offerSlotEvent, look);
}
