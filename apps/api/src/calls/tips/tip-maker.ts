import { type ChosenOutcome, type TipMakerMarket, tipMakerCalls } from '@tipmark/contract';
import { MATCH_STATUS, parseOddType, type Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { draftOf, evidenceOf } from '../../betting/tips/evidence.ts';
import {
  type EventRow,
  findEvent,
  findPlayedMatches,
  type MatchFilter,
} from '../../matches/events/event-queries.ts';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { analysisOfMatch } from '../../matches/forecasts/stored/analysis-of-match.ts';
import { modelShares } from '../../matches/forecasts/stored/model-shares.ts';
import { marketMenu } from '../../matches/odds/market-menu.ts';
import {
  type CurrentLineRow,
  findCurrentLines,
  findCurrentPrices,
} from '../../matches/odds/odds-queries.ts';
import { countHits } from '../../matches/statistics/count-hits.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { OfEverySport, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const MENU_ONLY = '0';
const FORM_LENGTH = 10;

interface Menu {
  readonly lines: readonly CurrentLineRow[];
  readonly markets: readonly TipMakerMarket[];
}

async function choose(
  db: Db,
  row: EventRow,
  text: string,
  { lines, markets }: Menu,
  locale: Locale,
): Promise<ChosenOutcome> {
  const outcomes = markets.flatMap((market) => market.lines.flatMap((line) => line.outcomes));
  const outcome = outcomes.find(({ odd_type }) => odd_type === text);
  const oddType = parseOddType(text, row.sport as Sport);
  if (outcome === undefined || oddType === undefined) {
    const values = { fairPercent: null, valuePercent: null, claimedPercent: null };
    return { odd_type: text, odds: null, ...values, facts: [], descriptionDraft: '' };
  }
  const filter: MatchFilter = {
    before: row.starts_at,
    since: undefined,
    leagueId: undefined,
    seasonAt: undefined,
    isExcludeFriendlies: true,
    limit: FORM_LENGTH,
  };
  const { home_id: homeId, away_id: awayId } = row;
  const home = await findPlayedMatches(db, locale, { teamId: homeId, venue: 'any' }, filter);
  const away = await findPlayedMatches(db, locale, { teamId: awayId, venue: 'any' }, filter);
  const pair = { homeId, awayId, isSwapAllowed: true };
  const both = await findPlayedMatches(db, locale, pair, filter);
  const facts = evidenceOf({
    outcome,
    first: (lines.find(({ odd_type }) => odd_type === text)?.first ?? 0) / 1_000,
    home: { team: row.home_name, ...countHits(oddType, home, homeId, true) },
    away: { team: row.away_name, ...countHits(oddType, away, awayId, false) },
    headToHead: countHits(oddType, both, homeId, true),
  });
  const { odds, fairPercent, valuePercent, claimedPercent } = outcome;
  const values = { fairPercent, valuePercent, claimedPercent };
  return { odd_type: text, odds, ...values, facts, descriptionDraft: draftOf(facts, locale) };
}

/** What can be tipped on a match of the sport, and the evidence for an outcome. */
export function tipMaker(sport: Sport): SharedHandler<OfEverySport<'TipMaker'>> {
  return {
    statements: 6,
    resource({ segments, services: { db, clock }, locale }) {
      const matchId = idOfLink(segments.matchUrl);
      const { odd_type: oddType } = segments;
      return {
        ...cachedByMatch(matchId, oddType, locale),
        async build() {
          const row = found(await findEvent(db, matchId, sport, locale));
          const lines = await findCurrentLines(db, row);
          const prices = await findCurrentPrices(db, row, locale);
          const now = clock();
          const markets = marketMenu(sport, {
            rows: lines,
            nowSeconds: now,
            prices,
            sharesOf: modelShares(sport, analysisOfMatch(row)?.analysis),
          });
          return {
            link: `${row.id}-${row.slug}`,
            startsAt: row.starts_at,
            isOpen: row.status === MATCH_STATUS.scheduled && now < row.starts_at,
            markets,
            chosen:
              oddType === MENU_ONLY
                ? null
                : await choose(db, row, oddType, { lines, markets }, locale),
            asOf: now,
          };
        },
      };
    },
  };
}

export const tipMakerHandlers = sportHandlers(tipMakerCalls, tipMaker);
