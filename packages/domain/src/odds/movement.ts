/** A change of the main odds younger than this is drawn in colour. */
export const HOT_SECONDS = 600;

/** Smallest move since the first odds that gets an arrow. */
export const ARROW_FROM_PERCENT = 1;

export interface Movement {
  readonly percent: number;
  /** null while the move is below one percent. */
  readonly direction: 'up' | 'down' | null;
}

/** `(current / first − 1) · 100`; both prices in the same unit. */
export function movementPercent(first: number, current: number): number {
  return ((current - first) * 100) / first;
}

/** How far and which way a price went since it was opened; null when a price is missing. */
export function movementOf(first: number | null, current: number | null): Movement | null {
  if (first === null || current === null) return null;
  const percent = movementPercent(first, current);
  if (Math.abs(percent) < ARROW_FROM_PERCENT) return { percent, direction: null };
  return { percent, direction: percent > 0 ? 'up' : 'down' };
}

/** Whether the last change (unix seconds) is recent enough to be shown as current. */
export function isHot(oddsChangedAt: number | undefined, nowSeconds: number): boolean {
  return oddsChangedAt !== undefined && nowSeconds - oddsChangedAt < HOT_SECONDS;
}
