import { createHash } from 'node:crypto';
import type { PromoOffer, PromoSlot } from '@tipmark/promo';
import { PROMO_COOKIE } from '@tipmark/promo';
import { offerSlotAttribute } from '@tipmark/ui-kit/offer-slot';
import en from '../../locales/en/promo.json' with { type: 'json' };
import ru from '../../locales/ru/promo.json' with { type: 'json' };
import { PROMO_HEIGHT_REM, slotIds } from '../slots/slots.ts';

/** Slots of a page in a country with promotions: room for them, without content. */
export interface PromoSlots {
  /** Style and script of the head, which run before the page is painted. */
  readonly head: (nonce: string | undefined) => string;
  /** Empty elements after the application. */
  readonly body: string;
  /** Source expressions for the policy of a shared page. */
  readonly styleHash: string;
  readonly scriptHash: string;
}

const slots = [
  { slot: 'top', id: slotIds.top, mark: 'promoTop', closed: PROMO_COOKIE.isTopClosed },
  {
    slot: 'catfish',
    id: slotIds.catfish,
    mark: 'promoCatfish',
    closed: PROMO_COOKIE.isCatfishClosed,
  },
] as const;

/**
 * Slots for the banners of these offers. A closed one is gone before the first paint, and without
 * scripts there is none: nothing moves. Empty when no banner is offered.
 */
export function promoSlots(offers: readonly PromoOffer[]): PromoSlots | undefined {
  const at = (slot: PromoSlot) => offers.filter(({ places }) => places.includes(slot));
  const open = slots.filter(({ slot }) => at(slot).length > 0);
  if (open.length === 0) return undefined;
  const hasFrame = (slot: PromoSlot) => at(slot).some(({ format }) => format === 'iframe');
  const css = styleOf(hasFrame('top'), hasFrame('catfish'));
  const script = `(d=>{const c=document.cookie;${open
    .map(({ mark, closed }) => `/(^|; )${closed}=1/.test(c)||(d.${mark}='');`)
    .join('')}})(document.documentElement.dataset)`;
  return {
    head: (nonce) => {
      const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
      return `<style${mark}>${css}</style><script${mark}>${script}</script>`;
    },
    body: open.map(({ id }) => `<div id="${id}"></div>`).join(''),
    styleHash: hashOf(css),
    scriptHash: hashOf(script),
  };
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The banner is displayed above the page, and follows it in the tab order. Its room is padding of
 * the body: a page painted before the browser has read its end, where the slot is, does not move.
 */
function styleOf(hasTopFrame: boolean, hasFloatingFrame: boolean): string {
  const { top, topFrame, catfish, catfishFrame, bar } = PROMO_HEIGHT_REM;
  const above = hasTopFrame ? topFrame : top;
  const below = hasFloatingFrame ? catfishFrame : catfish;
  const [floating, onTop] = [`#${slotIds.catfish}`, `#${slotIds.top}`];
  const rules = (height: { readonly top: number; readonly below: number; readonly bar: number }) =>
    `[data-promo-top] body{padding-top:${height.top}rem}` +
    `[data-promo-top] ${onTop}{height:${height.top}rem}` +
    `html[data-promo-catfish]{--promo-below:${height.below}rem;scroll-padding-bottom:calc(${height.below}rem + ${height.bar}px + 8px)}` +
    `[data-promo-catfish] body{padding-bottom:${height.below}rem}` +
    `[data-promo-catfish] [${offerSlotAttribute}]{display:block;height:${height.below}rem}`;
  return (
    `${onTop},${floating},[${offerSlotAttribute}]{display:none}` +
    `[data-promo-top] ${onTop}{display:block;position:absolute;inset:0 0 auto;overflow:hidden;background:var(--surface);box-shadow:inset 0 -1px 0 var(--hair)}` +
    // until the offer arrives
    `${onTop}:empty::before{content:"${ru.room}";display:grid;place-items:center;height:100%;font:500 .75rem/1rem inherit;color:var(--text3)}` +
    `:lang(en) ${onTop}:empty::before{content:"${en.room}"}` +
    `[data-promo-catfish] ${floating}{display:block}` +
    rules({ top: above.desktop, below: below.desktop, bar: 0 }) +
    `@media (max-width:991px){${rules({ top: above.mobile, below: below.mobile, bar })}}` +
    `@media print{[data-promo-top] ${onTop},[data-promo-catfish] ${floating}{display:none}` +
    '[data-promo-top] body,[data-promo-catfish] body{padding-block:0}}'
  );
}
