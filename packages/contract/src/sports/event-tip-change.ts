import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { tipBodyOf } from '../tips/tip-body.ts';
import { tipReply } from '../tips/tip-reply.ts';
import { tipId, tipsOf } from '../tips/tip-segments.ts';

/** Everything for five minutes, at the new price; then only the description, until the start. */
export const eventTipChangeCalls = defineSportEndpoints<typeof eventTipChangeCallsSchemas>()(
  SPORT_NAMES,
  {
    name: '*EventTipChange',
    method: 'PUT',
    path: '/*/events/tips/:matchUrl/:sportType/:tipId',
    access: 'user',
    cache: 'private',
  },
);

export const { soccerEventTipChange } = eventTipChangeCalls;

export const eventTipChangeCallsSchemas = (sport: SportName) => ({
  summary: 'Edit my tip',
  tags: ['tips'],
  refusals: errorCodes('not_found', 'rate_limited'),
  segments: z.object({ ...tipsOf(SPORT[sport]), tipId: tipId() }),
  body: tipBodyOf(SPORT[sport]),
  reply: tipReply,
});
