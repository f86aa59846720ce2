import type { UserTip } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS, mainLineOf, TIP_RESULT, type TipResult } from '@tipmark/domain';
import { intentParams, outcomeName, type Reader } from '@tipmark/match-features';
import {
  formatDateTime,
  formatNumber,
  formatOdds,
  formatPercent,
  formatShortDay,
  formatTime,
  isoStart,
  knownStart,
} from '@tipmark/remote-kit/i18n';
import { href, matchRouteOf } from '@tipmark/route-builder';
import type { IconName } from '@tipmark/ui-kit';
import { MISSING, type Sign, signOf } from '../../../parts/format/signed-numbers.ts';

const RESULTS: Readonly<Record<TipResult, readonly [key: string, sign: Sign]>> = {
  [TIP_RESULT.pending]: ['match.resultPending', undefined],
  [TIP_RESULT.won]: ['match.resultWon', 'pos'],
  [TIP_RESULT.halfWon]: ['match.resultHalfWon', 'pos'],
  [TIP_RESULT.returned]: ['match.resultReturned', undefined],
  [TIP_RESULT.halfLost]: ['match.resultHalfLost', 'neg'],
  [TIP_RESULT.lost]: ['match.resultLost', 'neg'],
};

export interface TipRowView {
  readonly id: number;
  /** Of the publication: tips are listed from the latest. */
  readonly day: string;
  readonly time: string;
  readonly iso: string;
  /** When the match starts. */
  readonly starts: string;
  readonly icon: IconName;
  readonly sport: string;
  readonly match: string;
  /** Absent while the page of the match is not served. */
  readonly href: string | undefined;
  /** The tip form with this outcome, stake and price; only while the match accepts tips. */
  readonly copyHref: string | undefined;
  /** `Repeat the tip: home wins, 3% of the bank`. */
  readonly copyLabel: string;
  readonly league: string;
  readonly outcome: string;
  readonly odds: string;
  /** `1.79`, or that it is awaited. */
  readonly closing: string;
  readonly isClosed: boolean;
  readonly stake: string;
  readonly result: string;
  readonly sign: Sign;
  readonly profit: string;
  readonly profitSign: Sign;
  readonly clv: string | undefined;
  readonly posted: string;
  readonly edited: string | undefined;
  readonly description: string;
  readonly seq: number;
  readonly hash: string;
}

interface Listing {
  readonly served: ReadonlySet<string>;
  /** The visitor's own tips are not repeated. */
  readonly isOwn: boolean;
}

/** A tip as in its row, everything in the reader's language and time zone. */
export function tipRowView(given: UserTip, reader: Reader, { served, isOwn }: Listing): TipRowView {
  const { t, locale, timeZone } = reader;
  const { tip, league } = given;
  const match = decodeMatch(given.match);
  const { name, icon } = mainLineOf(given.sport);
  const route = matchRouteOf(given.sport) ?? 'events';
  const [result, sign] = RESULTS[tip.result];
  const at = (seconds: number) => formatDateTime(seconds, locale, timeZone);
  const outcome = outcomeName(tip.odd_type, t);
  const stake = formatPercent(tip.stake, locale, { decimals: 0 });
  const isOpen =
    !isOwn && match.status === MATCH_STATUS.scheduled && reader.nowSeconds < match.startsAt;
  const repeated = intentParams({
    kind: 'new',
    oddType: tip.odd_type,
    stake: tip.stake,
    odds: tip.odds,
  });
  return {
    id: tip.id,
    day: formatShortDay(tip.createdAt, locale, timeZone),
    time: formatTime(tip.createdAt, locale, timeZone),
    iso: isoStart(tip.createdAt, true),
    starts: match.isTimeKnown
      ? at(match.startsAt)
      : formatShortDay(match.startsAt, locale, timeZone, knownStart(match)),
    icon,
    sport: t(`sport.${name}`),
    match: t('match.teams', { home: match.home.name, away: match.away.name }),
    href: served.has(route) ? href(route, { matchUrl: match.link }, { locale }) : undefined,
    copyHref:
      isOpen && served.has(route)
        ? href(route, { matchUrl: match.link, ...repeated }, { locale })
        : undefined,
    copyLabel: t('match.tipRepeatOf', { outcome, stake }),
    league: league.name,
    outcome,
    odds: formatOdds(tip.odds),
    closing: tip.closingOdds === null ? t('profile.tips.awaited') : formatOdds(tip.closingOdds),
    isClosed: tip.closingOdds !== null,
    stake,
    result: t(result),
    sign,
    profit:
      tip.profit === null
        ? MISSING
        : formatNumber(tip.profit, locale, { decimals: 1, isSigned: true }),
    profitSign: signOf(tip.profit),
    clv:
      tip.clvPercent === null
        ? undefined
        : formatPercent(tip.clvPercent, locale, { isSigned: true }),
    posted: at(tip.createdAt),
    edited: tip.editedAt === null ? undefined : at(tip.editedAt),
    description: tip.description,
    seq: tip.seq,
    hash: tip.hash,
  };
}
