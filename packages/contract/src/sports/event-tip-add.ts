import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { tipBodyOf } from '../tips/tip-body.ts';
import { tipReply } from '../tips/tip-reply.ts';
import { tipsOf } from '../tips/tip-segments.ts';

/** The price is the site line at the instant of acceptance; it is in the reply. */
export const eventTipAddCalls = defineSportEndpoints<typeof eventTipAddCallsSchemas>()(
  SPORT_NAMES,
  {
    name: '*EventTipAdd',
    method: 'POST',
    path: '/*/events/tips/:matchUrl/:sportType',
    access: 'user',
    cache: 'private',
  },
);

export const { soccerEventTipAdd, hockeyEventTipAdd, tennisEventTipAdd } = eventTipAddCalls;

export const eventTipAddCallsSchemas = (sport: SportName) => ({
  summary: 'Post a tip',
  tags: ['tips'],
  refusals: errorCodes('not_found', 'idempotency_mismatch', 'rate_limited'),
  segments: z.object(tipsOf(SPORT[sport])),
  body: tipBodyOf(SPORT[sport]),
  reply: tipReply,
});
