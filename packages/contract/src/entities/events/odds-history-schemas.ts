import type { Sport } from '@tipmark/domain';
import * as z from 'zod/mini';
import { refuses } from '../../refusals.ts';
import { entityUrl } from '../../values/entity-url.ts';
import { marketSegment } from '../../values/market-segment.ts';
import { oddsHistory } from './odds-history.ts';

/** What the odds history of a match is made of; every sport has the same. */
export const oddsHistorySchemasOf = (sport: Sport, tag: string) => ({
  summary: 'How the prices of a market moved',
  tags: [tag],
  refusals: refuses('not_found'),
  segments: z.object({ matchUrl: entityUrl(), market: marketSegment(sport) }),
  reply: oddsHistory,
});
