import type { OddsStripItem } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { formatOddType, mainOutcomes } from '@tipmark/domain';
import { formatOdds } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import type { OddsStripItemView } from '@tipmark/ui-kit/betting';
import { movementView } from '../../match-page/movement-view.ts';
import { selectionName } from '../../match-page/outcome-name.ts';
import { type Reader } from '../../match-page/reader.ts';
import { type TipActions } from '../../match-tips/AddTip.tsx';
import { oddsParams } from '../../odds-history/odds-choice.ts';
import type { EventHead } from '../../sport/event-head.ts';
import type { SportPages } from '../../sport/sport-pages.ts';

function noteOf({ first, closing }: OddsStripItem, { t }: Reader): string {
  const odds = formatOdds(first);
  return closing === null
    ? t('match.first', { odds })
    : t('match.firstAndClosing', { odds, closing: formatOdds(closing) });
}

/** Main prices of a match, each a way to its history and, while tips are taken, to a tip on it. */
export function oddsStripItems(
  { sport, routes }: SportPages,
  page: EventHead,
  reader: Reader,
  { isOpen, hrefOf }: Pick<TipActions, 'isOpen' | 'hrefOf'>,
): OddsStripItemView[] {
  const { t, locale } = reader;
  // in the order of a match's prices
  const order = mainOutcomes(sport).map(formatOddType);
  const { takenBackOdds = [] } = decodeMatch(page.match);
  return page.odds.map((item) => {
    const { oddType, first, current } = item;
    const takenBack = current === null ? takenBackOdds[order.indexOf(oddType)] : undefined;
    const choice = oddsParams({ market: '', oddType, isTable: false }, sport);
    return {
      key: oddType,
      href: href(routes.match, { matchUrl: page.link, tab: 'odds', ...choice }, { locale }),
      title: selectionName(oddType, t),
      current: formatOdds(current ?? takenBack ?? null),
      suspended: typeof takenBack === 'number' ? t('odds.suspended') : undefined,
      movement: movementView(first, current, locale),
      note: noteOf(item, reader),
      ...(isOpen &&
        current !== null && {
          tip: {
            href: hrefOf({ kind: 'new', oddType }),
            label: t('match.tipOn', {
              outcome: selectionName(oddType, t),
              odds: formatOdds(current),
            }),
          },
        }),
    };
  });
}
