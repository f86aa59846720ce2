import { movementOf } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import type { PriceMovementProps } from '@tipmark/ui-kit/betting';

/** From here on a factor is clearer than a percentage. */
const TIMES_FROM_PERCENT = 400;

/**
 * The movement of a price: `−10.5%` with an arrow from one percent on, `×11.9` when it exploded;
 * empty while it is unchanged.
 */
export function movementView(
  first: number | null,
  current: number | null,
  locale: Locale,
): PriceMovementProps | undefined {
  const movement = movementOf(first, current);
  if (!movement || movement.percent === 0) return undefined;
  const { percent, direction } = movement;
  const text =
    percent >= TIMES_FROM_PERCENT
      ? `×${formatNumber(1 + percent / 100, locale, { decimals: 1 })}`
      : formatPercent(percent, locale, { isSigned: true });
  return { text, direction: direction ?? undefined };
}
