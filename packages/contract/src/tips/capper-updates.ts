import { PAGE_SIZE, TEXT_LIMIT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { leagueHead } from '../entities/league.ts';
import { matchTip } from '../entities/match-tip.ts';
import { wireMatch } from '../entities/wire-match.ts';
import { errorCodes } from '../refusals.ts';
import { unixSecond } from '../values/decimal-odds.ts';
import { boundedText } from '../values/positional.ts';

const MAX_URL_LENGTH = 64;

export const capperUpdates = defineEndpoint<typeof capperUpdatesSchemas>()({
  name: 'capperUpdates',
  method: 'GET',
  path: '/capper-updates/:userUrl',
  access: 'public',
  cache: 'shared',
});

/** A tip that everybody may see: its match has begun, or it was settled without it. */
const openedTip = z.extend(
  z.pick(matchTip, { odds: true, stake: true, result: true, profit: true, seq: true }),
  {
    league: z.pick(leagueHead, { id: true, link: true, name: true }),
    /** Without crests, prices, forecasts and views. */
    match: wireMatch,
    sport: z.int(),
    /** In words, in the language of the request. */
    outcome: z.string(),
    description: z.string().check(z.maxLength(TEXT_LIMIT.tipDescription)),
    /** When it became visible to everybody. */
    openedAt: unixSecond,
    /** Its last change: opened or settled. */
    changedAt: unixSecond,
  },
);

export const capperUpdatesSchemas = () => ({
  summary: 'List the newest tips of a capper that everybody may see, for a feed',
  tags: ['tips'],
  refusals: errorCodes('not_found'),
  segments: z.object({ userUrl: boundedText(MAX_URL_LENGTH).check(z.minLength(1)) }),
  reply: z.object({
    capper: z.object({ name: z.string(), url: z.string() }),
    tips: z.array(openedTip).check(z.maxLength(PAGE_SIZE.profileTips)),
  }),
});

export type OpenedTip = z.output<typeof openedTip>;
export type CapperUpdates = z.output<ReturnType<typeof capperUpdatesSchemas>['reply']>;
