import { type DroppingOddsPage, droppingOddsCalls } from '@tipmark/contract';
import {
  ANSWER_LIMIT,
  DROPPING_ODDS,
  type OutcomeCategory,
  SCANNER_DEMO,
  SCANNER_SORT,
  type Sport,
  scannerBounds,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { lagMs } from '../../discovery/scanner/lag.ts';
import { presentLeagues, presentOutcomes } from '../../discovery/scanner/present-scan.ts';
import type { FoundOutcome } from '../../discovery/scanner/scan-blocks.ts';
import { countBy, firstOfEachMarket, inOrder } from '../../discovery/scanner/strongest-falls.ts';
import { hasSubscription, refuseUnsubscribed } from '../../people/premium/subscription.ts';
import type { OfEverySport, PrivateCall, PrivateHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

type Call = OfEverySport<'DroppingOdds'>;
type Query = PrivateCall<Call>['query'];

/** Falls of any league and market; both are criteria of their own, to count the others. */
function boundsOf(query: Query, nowSeconds: number, demoAt: number | undefined) {
  return scannerBounds(
    {
      sortType: SCANNER_SORT.drop,
      isRise: false,
      changesHours: query.hours ?? DROPPING_ODDS.defaultHours,
      minChangePercent: query.change ?? DROPPING_ODDS.defaultChange,
      minOdds: query.minOdds ?? DROPPING_ODDS.minOdds,
      maxOdds: query.maxOdds ?? DROPPING_ODDS.maxOdds,
    },
    nowSeconds,
    demoAt,
  );
}

const categoryOf = ({ block, outcome }: FoundOutcome) => block.categories[outcome] ?? 0;

/** Falls that meet all criteria, and the choices that the other criteria leave. */
function chosenFalls(falls: readonly FoundOutcome[], { league, category }: Query) {
  const isOfLeague = ({ block }: FoundOutcome) => league === undefined || block.leagueId === league;
  const isOfCategory = (one: FoundOutcome) =>
    category === undefined || categoryOf(one) === category;
  return {
    shown: falls.filter((one) => isOfLeague(one) && isOfCategory(one)),
    leagues: countBy(falls.filter(isOfCategory), ({ block }) => block.leagueId),
    categories: countBy(falls.filter(isOfLeague), categoryOf),
  };
}

function leagueChoices(
  falls: readonly FoundOutcome[],
  counts: ReadonlyMap<number, number>,
  locale: Locale,
): DroppingOddsPage['leagueChoices'] {
  const heads = presentLeagues(
    falls.map(({ block }) => block),
    locale,
  );
  const byId = new Map(heads.map((head) => [head.id, head]));
  return [...counts].slice(0, ANSWER_LIMIT.filterIds).flatMap(([id, countOfOutcomes]) => {
    const head = byId.get(id);
    if (head === undefined) return [];
    return [{ id, name: head.name, countryName: head.countryName, countOfOutcomes }];
  });
}

/** The largest falls of a sport: read from the index of the scanner, without the database. */
export function droppingOdds(sport: Sport): PrivateHandler<Call> {
  return {
    statements: 0,
    callsPerMinute: 120,
    atOnce: { running: 2, waiting: 4 },
    async answer({ query, signedIn, hasInvalidToken, services, nowSeconds, locale }) {
      const { scanner, config } = services;
      const isDemo = signedIn === undefined || !hasSubscription(signedIn.user, nowSeconds);
      if (isDemo && config.SCANNER_DEMO !== 'on') {
        refuseUnsubscribed({ signedIn, hasInvalidToken }, nowSeconds);
      }
      return scanner.answer(async (): Promise<DroppingOddsPage> => {
        const demoAt = isDemo ? nowSeconds - SCANNER_DEMO.delaySeconds : undefined;
        const found = scanner.scan(sport, {
          bounds: boundsOf(query, nowSeconds, demoAt),
          knownAt: demoAt,
          leastBookmakers: DROPPING_ODDS.leastBookmakers,
          from: 0,
          until: DROPPING_ODDS.looked,
        });
        const falls = firstOfEachMarket(found.page);
        const { shown, leagues, categories } = chosenFalls(falls, query);
        const page = query.page ?? 1;
        const until = page * DROPPING_ODDS.pageSize;
        const ofPage = inOrder(shown, query.sort ?? SCANNER_SORT.drop).slice(
          until - DROPPING_ODDS.pageSize,
          until,
        );
        const countByMatch = countBy(shown, ({ block }) => block);
        const blocks = new Set(ofPage.map(({ block }) => block));
        const lag = lagMs(scanner, sport, nowSeconds);
        return {
          matches: presentOutcomes(ofPage, countByMatch, { locale, demoAt, nowSeconds }),
          leagues: presentLeagues(blocks, locale),
          leagueChoices: leagueChoices(falls, leagues, locale),
          outcomesCategories: [...categories].map(([id, countOfOutcomes]) => ({
            id: id as OutcomeCategory,
            countOfOutcomes,
          })),
          countOfOutcomes: shown.length,
          countOfMatches: countByMatch.size,
          nextPageNumber: shown.length > until ? page + 1 : null,
          asOf: demoAt ?? scanner.asOf(),
          lagMs: isDemo ? Math.max(lag ?? 0, SCANNER_DEMO.delaySeconds * 1_000) : lag,
          lagOfHour: scanner.lagOfHour(sport),
          isDemo,
        };
      });
    },
  };
}

export const droppingOddsHandlers = sportHandlers(droppingOddsCalls, droppingOdds);
