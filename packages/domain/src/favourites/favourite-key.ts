/** A favourite: a match, a league or a team. */
export const FAVOURITE_KINDS = ['m', 'l', 't'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

/** `m512`, `l39`, `t7`: the kind and the id. */
export type FavouriteKey = `${FavouriteKind}${number}`;

/** Maximum number of a visitor's favourites; the oldest are removed. */
export const FAVOURITES_LIMIT = { matchesAndLeagues: 100, teams: 30 } as const;

const SHAPE = /^([mlt])([1-9]\d{0,9})$/;
const MAX_ID = 2_147_483_647;

/** Kind and id of a key, or undefined for any other text. */
export function parseFavouriteKey(
  text: string,
): { readonly kind: FavouriteKind; readonly id: number } | undefined {
  const [, kind, digits] = SHAPE.exec(text) ?? [];
  const id = Number(digits);
  return kind === undefined || id > MAX_ID ? undefined : { kind: kind as FavouriteKind, id };
}
