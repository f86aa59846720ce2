import * as z from 'zod/mini';
import { userUrlText } from '../account/account-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { leaderboardRow } from '../entities/users-rating.ts';
import { errorCodes } from '../refusals.ts';
import { unixSecond } from '../values/decimal-odds.ts';

export const capperCard = defineEndpoint<typeof capperCardSchemas>()({
  name: 'capperCard',
  method: 'GET',
  path: '/capper-card/:userUrl',
  access: 'public',
  cache: 'shared',
});

export const capperCardSchemas = () => ({
  summary: 'Get the figures of a capper for a card on other sites',
  tags: ['rating'],
  refusals: errorCodes('not_found'),
  segments: z.object({ userUrl: userUrlText() }),
  reply: z.object({ capper: leaderboardRow, asOf: unixSecond }),
});
