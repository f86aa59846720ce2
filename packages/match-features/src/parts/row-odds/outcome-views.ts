import type { OddsHistory, OutcomeHistory } from '@tipmark/contract';
import { formatOdds } from '@tipmark/remote-kit/i18n';
import type { OutcomePricesView } from '@tipmark/ui-kit/betting';
import { movementView } from '../odds/movement-view.ts';
import { selectionName } from '../odds/outcome-name.ts';
import type { Reader } from '../page/reader.ts';

const isPrice = (point: readonly [number, number | null]): point is [number, number] =>
  point[1] !== null;

function outcomeView(
  outcome: OutcomeHistory,
  { t, locale }: Reader,
  tipHref: ((oddType: string) => string) | undefined,
): OutcomePricesView {
  const { oddType, first, current, closing, best, points, inPlay = [] } = outcome;
  const title = selectionName(oddType, t);
  const last = inPlay.findLast(([, odds]) => odds !== null)?.[1] ?? points.at(-1)?.[1] ?? null;
  const now = formatOdds(current ?? last);
  return {
    key: oddType,
    title,
    current: now,
    isSuspended: current === null && last !== null,
    movement: movementView(first, current, locale),
    first: formatOdds(first),
    best: best ? { odds: formatOdds(best.odds), bookmaker: best.bookmaker } : undefined,
    closing: closing === null ? undefined : formatOdds(closing),
    points: [...points, ...inPlay.filter((point) => isPrice(point))],
    tip:
      tipHref && current !== null
        ? { href: tipHref(oddType), label: t('match.tipOn', { outcome: title, odds: now }) }
        : undefined,
  };
}

/**
 * Outcomes of the main line of a market; empty before the first price.
 * @param tipHref absent where no tips are accepted
 */
export const outcomeViews = (
  { lines }: OddsHistory,
  reader: Reader,
  tipHref?: (oddType: string) => string,
): OutcomePricesView[] =>
  (lines[0]?.outcomes ?? []).map((outcome) => outcomeView(outcome, reader, tipHref));
