import { oddsScannerOutcomeDetailsCalls } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { HOUR_SECONDS } from '@tipmark/domain';
import { lagMs } from '../../discovery/scanner/lag.ts';
import { findOutcomePrices } from '../../discovery/scanner/outcome-details-queries.ts';
import { presentOutcomeDetails } from '../../discovery/scanner/present-outcome-details.ts';
import { findEventKey } from '../../matches/events/event-queries.ts';
import { found } from '../../matches/events/event-resource.ts';
import type { OfEverySport, PrivateHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** The odds history of some outcomes of a match, overall and by bookmaker. */
export function oddsScannerOutcomeDetails(
  sport: Sport,
): PrivateHandler<OfEverySport<'OddsScannerOutcomeDetails'>> {
  return {
    statements: 2,
    callsPerMinute: 120,
    atOnce: { running: 2, waiting: 4 },
    async answer({ body, services: { db, scanner }, locale, nowSeconds }) {
      const { bkMatchId, oddsTypes, changesHours, minChangesTimestamp, oddsCreated } = body;
      return scanner.answer(async () => {
        const event = found(await findEventKey(db, bkMatchId, sport));
        const rows = await findOutcomePrices(db, event, oddsTypes, locale);
        return {
          bkMatchId,
          link: `${event.id}-${event.slug}`,
          startsAt: event.starts_at,
          outcomes: presentOutcomeDetails(rows, scanner.index.get(bkMatchId), {
            nowSeconds,
            oddsTypes,
            comparedAt: changesHours ? nowSeconds - changesHours * HOUR_SECONDS : undefined,
            changedAfter: minChangesTimestamp || Number.NEGATIVE_INFINITY,
            createdFrom: oddsCreated
              ? nowSeconds - oddsCreated * HOUR_SECONDS
              : Number.NEGATIVE_INFINITY,
          }),
          asOf: nowSeconds,
          lagMs: lagMs(scanner, sport, nowSeconds),
        };
      });
    },
  };
}

export const oddsScannerOutcomeDetailsHandlers = sportHandlers(
  oddsScannerOutcomeDetailsCalls,
  oddsScannerOutcomeDetails,
);
