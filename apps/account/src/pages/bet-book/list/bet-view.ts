import type { OwnBet } from '@tipmark/contract';
import { BET_STATUS, betStatusName, mainLineOf, SPORT } from '@tipmark/domain';
import { outcomeName, type Reader } from '@tipmark/match-features';
import {
  formatDateTime,
  formatOdds,
  formatPercent,
  formatShortDay,
  isoStart,
} from '@tipmark/remote-kit/i18n';
import { href, matchRouteOf } from '@tipmark/route-builder';
import { MISSING, type Sign, signOf } from '../../../parts/format/signed-numbers.ts';
import { amountText } from '../amount-text.ts';

export interface BetView {
  readonly id: number;
  readonly day: string;
  readonly placed: string;
  readonly iso: string;
  readonly sport: string;
  readonly event: string;
  /** Of the match; absent while its page is not served. */
  readonly href: string | undefined;
  readonly outcome: string;
  readonly bookmaker: string;
  readonly stake: string;
  readonly odds: string;
  readonly closing: string | undefined;
  readonly clv: string | undefined;
  readonly clvSign: Sign;
  readonly status: string;
  readonly sign: Sign;
  readonly profit: string;
  readonly profitSign: Sign;
  readonly note: string;
  readonly tags: readonly string[];
}

const isOfSite = (sport: number) => Object.values(SPORT).some((one) => one === sport);

function statusSign({ status, profit }: OwnBet): Sign {
  return status === BET_STATUS.pending ? undefined : signOf(profit);
}

/** A bet as in its row, everything in the reader's language and zone. */
export function betView(bet: OwnBet, reader: Reader, served: ReadonlySet<string>): BetView {
  const { t, locale, timeZone } = reader;
  const route = matchRouteOf(bet.sport) ?? 'events';
  const own = [bet.market, bet.outcome].filter((text) => text !== '').join(': ');
  return {
    id: bet.id,
    day: formatShortDay(bet.placedAt, locale, timeZone),
    placed: formatDateTime(bet.placedAt, locale, timeZone),
    iso: isoStart(bet.placedAt, true),
    sport: isOfSite(bet.sport) ? t(`sport.${mainLineOf(bet.sport).name}`) : t('bets.otherSport'),
    event: bet.event,
    href:
      bet.match !== null && served.has(route)
        ? href(route, { matchUrl: bet.match.link }, { locale })
        : undefined,
    outcome: bet.oddType === null ? own : outcomeName(bet.oddType, t),
    bookmaker: bet.bookmaker,
    stake: amountText(bet.stake, bet.currency, { locale }),
    odds: formatOdds(bet.odds),
    closing:
      bet.closingOdds === null ? undefined : formatOdds(Math.round(bet.closingOdds * 100) / 100),
    clv:
      bet.clvPercent === null
        ? undefined
        : formatPercent(bet.clvPercent, locale, { isSigned: true }),
    clvSign: signOf(bet.clvPercent),
    status: t(`bets.status.${betStatusName(bet.status)}`),
    sign: statusSign(bet),
    profit:
      bet.profit === null
        ? MISSING
        : amountText(bet.profit, bet.currency, { locale, isSigned: true }),
    profitSign: signOf(bet.profit),
    note: bet.note,
    tags: bet.tags,
  };
}
