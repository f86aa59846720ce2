import { arbitrageCalls } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { findArbitrages } from '../../discovery/arbitrage/find-arbitrages.ts';
import { presentArbitrages } from '../../discovery/arbitrage/present-arbitrages.ts';
import { hasSubscription, refuseUnsubscribed } from '../../people/premium/subscription.ts';
import type { OfEverySport, PrivateHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** Arbitrages and middles of a sport: read from the index of the scanner, without the database. */
export function arbitrage(sport: Sport): PrivateHandler<OfEverySport<'Arbitrage'>> {
  return {
    statements: 0,
    callsPerMinute: 120,
    atOnce: { running: 2, waiting: 4 },
    async answer({ signedIn, hasInvalidToken, services, nowSeconds, locale }) {
      const { scanner, config } = services;
      const isSubscriber = signedIn !== undefined && hasSubscription(signedIn.user, nowSeconds);
      if (!isSubscriber && config.SCANNER_DEMO !== 'on') {
        refuseUnsubscribed({ signedIn, hasInvalidToken }, nowSeconds);
      }
      return scanner.answer(async () =>
        presentArbitrages(await findArbitrages(scanner.index.blocksOf(sport), nowSeconds), {
          locale,
          isDemo: !isSubscriber,
          asOf: scanner.asOf(),
        }),
      );
    },
  };
}

export const arbitrageHandlers = sportHandlers(arbitrageCalls, arbitrage);
