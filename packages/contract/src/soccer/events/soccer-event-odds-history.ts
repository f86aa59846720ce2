import { isMarketCode, mainMarket, marketRule, SPORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { oddsHistory } from '../../entities/events/odds-history.ts';
import { entityUrl } from '../../values/entity-url.ts';
import { boundedText } from '../../values/positional.ts';

export const soccerEventOddsHistory = defineEndpoint<typeof soccerEventOddsHistorySchemas>()({
  name: 'soccerEventOddsHistory',
  method: 'GET',
  path: '/soccer/events/odds-history/:matchUrl/:market',
  access: 'public',
  cache: 'shared',
});

const MAX_CODE_LENGTH = 10;
const MAIN = '0';

function isMarketOfSoccer(code: string): boolean {
  return isMarketCode(code) && marketRule(code).sports.includes(SPORT.soccer);
}

/** `0` reads as the main market. */
const soccerMarket = () =>
  z.pipe(
    boundedText(MAX_CODE_LENGTH),
    z.pipe(
      z.transform((code: string) => (code === MAIN ? mainMarket(SPORT.soccer) : code)),
      z.string().check(z.refine(isMarketOfSoccer, { error: 'is not a market of this sport' })),
    ),
  );

export const soccerEventOddsHistorySchemas = () => ({
  summary: 'How the prices of a market moved',
  tags: ['soccer'],
  segments: z.object({ matchUrl: entityUrl(), market: soccerMarket() }),
  reply: oddsHistory,
});
