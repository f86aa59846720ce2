import type { TipMaker, TipMakerOutcome } from '@tipmark/contract';
import type { TipDrawerProps } from './tip-drawer-props.ts';
import { findOutcome, withLivePrices } from './tip-menu.ts';

/** What the server refused, and why. */
export const refusalOf = (write: TipDrawerProps['write']) =>
  write.status === 'failed' ? write.result?.error : undefined;

interface Heard {
  readonly menu: TipMaker | undefined;
  /** When the menu arrived. */
  readonly menuAt: number | undefined;
  readonly write: TipDrawerProps['write'];
  /** The outcome that was sent. */
  readonly sentType: string | undefined;
}

interface TipPrices {
  readonly outcome: TipMakerOutcome | undefined;
  readonly price: number | undefined;
  readonly menu: TipMaker | undefined;
}

/** The chosen outcome and its price: the one a tip was refused for, unless the menu is newer. */
export function tipPrices(
  { menu, menuAt = 0, write, sentType }: Heard,
  oddType: string | undefined,
): TipPrices {
  const outcome = menu && findOutcome(menu, oddType);
  const rejection = refusalOf(write);
  const isNewer = write.status === 'failed' && (write.receivedAt ?? 0) >= menuAt;
  const refused =
    rejection?.code === 'odds_changed' && sentType === oddType && isNewer
      ? rejection.odds
      : undefined;
  if (!menu || !outcome || refused === undefined) {
    return { outcome, price: refused ?? outcome?.odds, menu };
  }
  const prices = new Map([[outcome.odd_type, refused]]);
  return { outcome, price: refused, menu: withLivePrices(menu, new Map(), prices) };
}
