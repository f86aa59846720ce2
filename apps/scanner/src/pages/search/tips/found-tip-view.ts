import type { FoundTip, FoundTips } from '@tipmark/contract';
import { decodeMatch, type MatchListItem } from '@tipmark/contract/match-wire';
import type { Reader } from '@tipmark/match-features';
import {
  formatDateTime,
  formatDecimalOdds,
  formatPercent,
  type KnownStart,
  knownStart,
} from '@tipmark/remote-kit/i18n';
import { nameOfOutcome } from '../../../parts/outcomes/name-of-outcome.ts';
import { signedPercent } from '../cappers/capper-record.ts';

/** The match of a tip. */
export interface TipPosition {
  readonly match: MatchListItem;
  readonly league: string | undefined;
  readonly countryCode: string | undefined;
}

/** Matches of the tips of some pages, by their ids. */
export function tipMatchesOf(pages: readonly FoundTips[]): ReadonlyMap<number, TipPosition> {
  const leagues = new Map(
    pages.flatMap((page) => page.leagues).map((league) => [league.id, league]),
  );
  return new Map(
    pages
      .flatMap((page) => page.matches)
      .map(decodeMatch)
      .map((match) => {
        const league = leagues.get(match.leagueId);
        const { name, countryCode } = league ?? {};
        return [match.matchId, { match, league: name, countryCode }];
      }),
  );
}

export const teamsOf = ({ match }: TipPosition, { t }: Pick<Reader, 't'>): string =>
  t('common:match.teams', { home: match.home.name, away: match.away.name });

/** The shown tips as rows of a file. */
export function tipsRows(
  tips: readonly FoundTip[],
  matches: ReadonlyMap<number, TipPosition>,
  reader: Reader,
): string[][] {
  const { t, locale, timeZone } = reader;
  const head = ['start', 'match', 'league', 'capper', 'roi', 'n', 'outcome', 'odds', 'now'];
  return [
    [...head, 'value', 'stake', 'posted', 'record'].map((key) => t(`search.csv-${key}`)),
    ...tips.map((tip) => {
      const tipMatch = matches.get(tip.matchId);
      const timeOf = (seconds: number, known?: KnownStart) =>
        formatDateTime(seconds, locale, timeZone, known);
      return [
        tipMatch ? timeOf(tipMatch.match.startsAt, knownStart(tipMatch.match)) : '',
        tipMatch ? teamsOf(tipMatch, reader) : '',
        tipMatch?.league ?? '',
        tip.author.name,
        signedPercent(tip.author.roiPercent, reader),
        String(tip.author.countOfTips ?? ''),
        nameOfOutcome(tip.odd_type, tip.sport, t),
        formatDecimalOdds(tip.odds),
        formatDecimalOdds(tip.currentOdds),
        signedPercent(tip.valuePercent, reader),
        formatPercent(tip.stake, locale, { decimals: 0 }),
        timeOf(tip.createdAt),
        String(tip.seq),
      ];
    }),
  ];
}
