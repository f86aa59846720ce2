import { parseOddType, type Sport } from '@tipmark/domain';

/** What the visitor wants of the tip drawer; it stands in the address, so that Back closes it. */
export type TipWish =
  | { readonly kind: 'new'; readonly oddType: string | undefined }
  | { readonly kind: 'edit'; readonly tipId: number };

const NONE = '0';

/** Reads the wish: `?tip=1x2.1` a tip on an outcome, `?tip=0` on any, `?edit=17` a change. */
export function readTipWish(search: URLSearchParams, sport: Sport): TipWish | undefined {
  const edit = search.get('edit') ?? '';
  if (/^[1-9]\d{0,9}$/.test(edit)) return { kind: 'edit', tipId: Number(edit) };
  const tip = search.get('tip');
  if (tip === null) return undefined;
  return { kind: 'new', oddType: parseOddType(tip, sport) ? tip : undefined };
}

/** The wish as parameters of an address. */
export const wishParams = (wish: TipWish): Readonly<Record<string, string | number>> =>
  wish.kind === 'edit' ? { edit: wish.tipId } : { tip: wish.oddType ?? NONE };
