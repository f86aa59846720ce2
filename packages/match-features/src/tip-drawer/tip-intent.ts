import { parseOddType, type Sport } from '@tipmark/domain';

/** What the visitor does in the tip drawer; it is in the address, so that Back closes it. */
export type TipIntent =
  | { readonly kind: 'new'; readonly oddType: string | undefined }
  | { readonly kind: 'edit'; readonly tipId: number };

const NONE = '0';

/** Reads the intent: `?tip=1x2.1` a tip on an outcome, `?tip=0` on any, `?edit=17` a change. */
export function readTipIntent(search: URLSearchParams, sport: Sport): TipIntent | undefined {
  const edit = search.get('edit') ?? '';
  if (/^[1-9]\d{0,9}$/.test(edit)) return { kind: 'edit', tipId: Number(edit) };
  const tip = search.get('tip');
  if (tip === null) return undefined;
  return { kind: 'new', oddType: parseOddType(tip, sport) ? tip : undefined };
}

/** The intent as parameters of an address. */
export const intentParams = (intent: TipIntent): Readonly<Record<string, string | number>> =>
  intent.kind === 'edit' ? { edit: intent.tipId } : { tip: intent.oddType ?? NONE };
