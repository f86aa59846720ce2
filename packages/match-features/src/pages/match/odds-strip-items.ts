import type { OddsStripItem } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { formatOddType, listedOutcomes, mainOutcomes, parseOddType } from '@tipmark/domain';
import { formatOdds } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import type { OddsStripItemView } from '@tipmark/ui-kit/betting';
import type { EventHead } from '../../parts/match-head/event-head.ts';
import { cameTrue } from '../../parts/matches/came-true.ts';
import { movementView } from '../../parts/odds/movement-view.ts';
import { selectionName } from '../../parts/odds/outcome-name.ts';
import { type Reader } from '../../parts/page/reader.ts';
import type { SportPages } from '../../parts/sport/sport-pages.ts';
import { oddsParams } from './odds-history/odds-choice.ts';
import { type TipActions } from './tips/AddTip.tsx';

function noteOf({ first, closing }: OddsStripItem, { t }: Reader): string {
  const odds = formatOdds(first);
  return closing === null
    ? t('match.first', { odds })
    : t('match.firstAndClosing', { odds, closing: formatOdds(closing) });
}

/**
 * Main prices of a match, each a link to its history and, while tips are accepted, to a tip on it.
 */
export function oddsStripItems(
  { sport, routes }: SportPages,
  page: EventHead,
  reader: Reader,
  { isOpen, hrefOf }: Pick<TipActions, 'isOpen' | 'hrefOf'>,
): OddsStripItemView[] {
  const { t, locale } = reader;
  // in the order of a match's prices
  const match = decodeMatch(page.match);
  const order = listedOutcomes(mainOutcomes(sport), match.listedLine).map((one) =>
    formatOddType(one),
  );
  const { takenBackOdds = [] } = match;
  return page.odds.map((item) => {
    const { oddType, first, current, closing } = item;
    const takenBack = current === null ? takenBackOdds[order.indexOf(oddType)] : undefined;
    const outcome = parseOddType(oddType);
    const hasWon = outcome !== undefined && cameTrue(match, [outcome])[0] === true;
    // the further movement is caused by the score
    const isOfPlay = closing !== null && current !== closing;
    const choice = oddsParams({ market: '', oddType, isTable: false }, sport);
    return {
      key: oddType,
      href: href(routes.match, { matchUrl: page.link, tab: 'odds', ...choice }, { locale }),
      title: selectionName(oddType, t),
      current: formatOdds(current ?? takenBack ?? null),
      suspended: typeof takenBack === 'number' ? t('odds.suspended') : undefined,
      movement: isOfPlay ? undefined : movementView(first, current, locale),
      won: hasWon ? t('match.cameTrue') : undefined,
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
