import { slotIds } from '../slots/slots.ts';
import type { PromoPage } from './start-promo.tsx';

/** The entry of promotions. Pages of visitors without promotions have no slots for them. */
export async function startPromotions(page: PromoPage): Promise<void> {
  const hasRoom = Object.values(slotIds).some((id) => document.getElementById(id));
  if (!hasRoom) return;
  const { startPromo } = await import(/* webpackChunkName: "on-demand" */ './start-promo.tsx');
  await startPromo(page);
}
