import { parseOddType, type Sport, TIP_LIMIT } from '@tipmark/domain';

/** What the visitor does in the tip drawer; it is in the address, so that Back closes it. */
export type TipIntent =
  | {
      readonly kind: 'new';
      readonly oddType: string | undefined;
      /** Percent of the bank, as in the tip that is repeated. */
      readonly stake?: number;
      /** The decimal price of the tip that is repeated. */
      readonly odds?: number;
    }
  | { readonly kind: 'edit'; readonly tipId: number };

const NONE = '0';

/** A stake there is; others are left out. */
function stakeOf(search: URLSearchParams): { readonly stake?: number } {
  const word = search.get('stake') ?? '';
  const stake = /^[1-9]\d{0,3}$/.test(word) ? Number(word) : Number.NaN;
  const { minStakePercent, maxStakePercent } = TIP_LIMIT;
  const isStake = Number.isInteger(stake) && stake >= minStakePercent && stake <= maxStakePercent;
  return isStake ? { stake } : {};
}

const PRICE = /^[1-9]\d{0,3}(?:\.\d{1,3})?$/;

/** A price there is; others are left out. */
function oddsOf(search: URLSearchParams): { readonly odds?: number } {
  const word = search.get('odds') ?? '';
  return PRICE.test(word) && Number(word) > 1 ? { odds: Number(word) } : {};
}

/**
 * Reads the intent: `?tip=1x2.1` a tip on an outcome, `&stake=3&odds=2.1` with that stake and
 * price, `?tip=0` on any,
 * `?edit=17` a change.
 */
export function readTipIntent(search: URLSearchParams, sport: Sport): TipIntent | undefined {
  const edit = search.get('edit') ?? '';
  if (/^[1-9]\d{0,9}$/.test(edit)) return { kind: 'edit', tipId: Number(edit) };
  const tip = search.get('tip');
  if (tip === null) return undefined;
  if (!parseOddType(tip, sport)) return { kind: 'new', oddType: undefined };
  return { kind: 'new', oddType: tip, ...stakeOf(search), ...oddsOf(search) };
}

/** The intent as parameters of an address. */
export function intentParams(intent: TipIntent): Readonly<Record<string, string | number>> {
  if (intent.kind === 'edit') return { edit: intent.tipId };
  const { oddType, stake, odds } = intent;
  if (oddType === undefined) return { tip: NONE };
  return {
    tip: oddType,
    ...(stake !== undefined && { stake }),
    ...(odds !== undefined && { odds }),
  };
}
