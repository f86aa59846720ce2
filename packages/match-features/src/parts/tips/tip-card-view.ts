import type { MatchTip } from '@tipmark/contract';
import { TIP_RESULT, type TipResult } from '@tipmark/domain';
import { formatDateTime, formatNumber, formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import type { TipCardView } from '@tipmark/ui-kit/betting';
import { movementView } from '../odds/movement-view.ts';
import { outcomeName } from '../odds/outcome-name.ts';
import type { Reader } from '../page/reader.ts';
import type { PageAddress } from '../page/use-page-address.ts';
import { badgeTexts } from './badge-texts.ts';
import { recordText } from './record-text.ts';

const RESULTS: Readonly<
  Record<TipResult, readonly [key: string, tone: NonNullable<TipCardView['result']>['tone']]>
> = {
  [TIP_RESULT.pending]: ['match.resultPending', 'open'],
  [TIP_RESULT.won]: ['match.resultWon', 'won'],
  [TIP_RESULT.halfWon]: ['match.resultHalfWon', 'won'],
  [TIP_RESULT.returned]: ['match.resultReturned', 'plain'],
  [TIP_RESULT.halfLost]: ['match.resultHalfLost', 'lost'],
  [TIP_RESULT.lost]: ['match.resultLost', 'lost'],
};

const HASH_SHOWN = 8;

function authorOf(
  { author }: MatchTip,
  reader: Reader,
  addressOf: PageAddress,
): TipCardView['author'] {
  const { t } = reader;
  const { name, url, label, position } = author;
  const record = recordText(author, reader);
  const badges = badgeTexts(author.badges, reader);
  return {
    href: addressOf('profile', { userUrl: url }),
    name,
    ...(label !== null &&
      position !== null && {
        label: { text: label, title: t('match.place', { value: position }) },
      }),
    ...(badges.length > 0 && { badges }),
    ...(record !== undefined && { record }),
  };
}

function resultOf(
  { result, profit }: MatchTip,
  { t, locale }: Reader,
): NonNullable<TipCardView['result']> {
  const [key, tone] = RESULTS[result];
  if (result === TIP_RESULT.pending || profit === null) return { text: t(key), tone };
  const units = formatNumber(profit, locale, { decimals: 2, isSigned: true });
  return { text: t('match.resultWithProfit', { result: t(key), profit: units }), tone };
}

const isoOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

interface TipStanding {
  /** Before its match starts a price is the current one, afterwards the closing one. */
  readonly isOpen: boolean;
  readonly isOwn?: boolean;
}

/** The site line of a tip's outcome, as text. */
export const lineOfTip = (
  { currentOdds }: Pick<MatchTip, 'currentOdds'>,
  { isOpen }: TipStanding,
  t: Reader['t'],
): string => t(isOpen ? 'match.now' : 'match.closing', { odds: formatOdds(currentOdds) });

/** A tip as in its card, everything in the reader's language and time zone. */
export function tipCardView(
  tip: MatchTip,
  reader: Reader,
  addressOf: PageAddress,
  standing: TipStanding,
): TipCardView {
  const { t, locale, timeZone } = reader;
  const timeOf = (seconds: number) => formatDateTime(seconds, locale, timeZone);
  const isPending = tip.result === TIP_RESULT.pending;
  return {
    id: tip.id,
    author: authorOf(tip, reader, addressOf),
    postedAt: { text: timeOf(tip.createdAt), iso: isoOf(tip.createdAt) },
    ...(tip.editedAt !== null && { edited: t('match.edited', { time: timeOf(tip.editedAt) }) }),
    outcome: outcomeName(tip.odd_type, t),
    odds: formatOdds(tip.odds),
    ...(isPending && {
      now: lineOfTip(tip, standing, t),
      movement: movementView(tip.odds, tip.currentOdds, locale),
    }),
    stake: t('match.stake', { percent: formatPercent(tip.stake, locale, { decimals: 0 }) }),
    ...(tip.clvPercent !== null && {
      clv: `${t('match.clv')} ${formatPercent(tip.clvPercent, locale, { isSigned: true })}`,
    }),
    ...(standing.isOwn === true && { own: t('match.own') }),
    description: tip.description,
    // what all of them lack is shown once, above the list
    ...(!isPending && { result: resultOf(tip, reader) }),
    record: {
      text: t('match.ledger', { seq: tip.seq }),
      hash: tip.hash,
      shortHash: tip.hash.slice(0, HASH_SHOWN),
    },
  };
}
