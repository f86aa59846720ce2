import { movementOf } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import type { PriceMovementProps } from '@tipmark/ui-kit/betting';

/** From here on a percentage says less than how many times. */
const TIMES_FROM_PERCENT = 400;

/**
 * How far a price went: `−10.5%` with an arrow from one percent on, `×11.9` when it exploded;
 * nothing while it stands.
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
