import { oddsScannerParametersCalls, type ScannerResult } from '@tipmark/contract';
import {
  ANSWER_LIMIT,
  RESPONSE_CONTENT,
  SCANNER_DEMO,
  SCANNER_LIMIT,
  type Sport,
  scannerBounds,
} from '@tipmark/domain';
import { viewerOf } from '../../betting/tips/tip-viewer.ts';
import { lagMs } from '../../discovery/scanner/lag.ts';
import { findOwnScannerTemplate } from '../../discovery/scanner/own-template.ts';
import {
  presentLeagues,
  presentMatches,
  presentOutcomes,
} from '../../discovery/scanner/present-scan.ts';
import { ownTemplateId, readCriteria } from '../../discovery/scanner/read-criteria.ts';
import { findTippedOutcomes } from '../../discovery/scanner/tipped-outcomes.ts';
import { hasSubscription } from '../../people/premium/subscription.ts';
import type { OfEverySport, PrivateHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const PAGE_SIZE = ANSWER_LIMIT.scannerOutcomes;

/** Results of a sport's odds scanner: read from the index, without the database. */
export function oddsScannerParameters(
  sport: Sport,
): PrivateHandler<OfEverySport<'OddsScannerParameters'>> {
  return {
    // The index answers without SQL; one statement for a user's template.
    statements: 1,
    callsPerMinute: 120,
    atOnce: { running: 2, waiting: 4 },
    async answer({ body, signedIn, hasInvalidToken, services, nowSeconds, locale }) {
      const { scanner, config, db } = services;
      const isSubscriber = signedIn !== undefined && hasSubscription(signedIn.user, nowSeconds);
      const ownId = ownTemplateId(body);
      const own =
        isSubscriber && ownId !== undefined
          ? await findOwnScannerTemplate(db, sport, ownId, signedIn.user.id)
          : undefined;
      const { criteria, isDemo } = readCriteria({
        sport,
        body,
        own,
        payer: { signedIn, hasInvalidToken },
        isSubscriber,
        isDemoOpen: config.SCANNER_DEMO === 'on',
        nowSeconds,
      });
      return scanner.answer(async (): Promise<ScannerResult> => {
        const allowed = await findTippedOutcomes(
          services,
          sport,
          criteria,
          viewerOf(signedIn, nowSeconds),
        );
        const demoAt = isDemo ? nowSeconds - SCANNER_DEMO.delaySeconds : undefined;
        const page = isDemo ? 1 : (body.pageNumber ?? 1);
        const size = isDemo ? SCANNER_DEMO.outcomes : PAGE_SIZE;
        const from = (page - 1) * size;
        const isShort = body.responseContent === RESPONSE_CONTENT.matchesAndLeagues;
        const found = scanner.scan(sport, {
          bounds: scannerBounds(criteria, nowSeconds, demoAt),
          knownAt: demoAt,
          allowed,
          from,
          until: isShort && !isDemo ? from : from + size,
        });
        const { countByMatch, countOfOutcomes } = found;
        const onPage = new Set(found.page.map(({ block }) => block));
        const blocks = isDemo ? [...onPage] : [...countByMatch.keys()].slice(from, from + size);
        const isMore = (isShort ? countByMatch.size : countOfOutcomes) > from + size;
        return {
          matches: isShort
            ? presentMatches(blocks, countByMatch, locale)
            : presentOutcomes(found.page, countByMatch, { locale, nowSeconds, demoAt }),
          leagues: presentLeagues(isShort ? blocks : onPage, locale),
          ...(!isShort && {
            outcomesCategories: [...found.countByCategory].map(([id, count]) => ({
              id,
              countOfOutcomes: count,
            })),
            activeOutcomesCategories: [...(criteria.outcomeCategories ?? [])],
          }),
          countOfOutcomes,
          countOfMatches: countByMatch.size,
          nextPageNumber: isMore && !isDemo && page < SCANNER_LIMIT.pages ? page + 1 : null,
          asOf: demoAt ?? scanner.asOf(),
          lagMs: isDemo
            ? Math.max(lagMs(scanner, sport, nowSeconds) ?? 0, SCANNER_DEMO.delaySeconds * 1_000)
            : lagMs(scanner, sport, nowSeconds),
          lagOfHour: scanner.lagOfHour(sport),
          isDemo,
        };
      });
    },
  };
}

export const oddsScannerParametersHandlers = sportHandlers(
  oddsScannerParametersCalls,
  oddsScannerParameters,
);
