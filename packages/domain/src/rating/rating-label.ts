/** By position in a rating, from the first; all later ones have the last label. */
const LABELS = ['5.0', '4.7', '4.5', '4.4', '4.3', '4.2', '4.1', '4.0'] as const;

/** Mark of a bookmaker or leading capper by its rank, 1 = best. Below 1 there is no label. */
export function ratingLabel(position: number): string | undefined {
  return position < 1 ? undefined : (LABELS[position - 1] ?? LABELS.at(-1));
}

/** Label of a capper: the first eight ranks have one, later ones and the unrated none. */
export function capperLabel(position: number | null): string | null {
  return position === null || position > LABELS.length ? null : (ratingLabel(position) ?? null);
}
