import { SPORT, type SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { refuses } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { tipBodyOf } from '../tips/tip-body.ts';
import { tipReply } from '../tips/tip-reply.ts';
import { tipId, tipsOf } from '../tips/tip-segments.ts';

/** Everything for five minutes, priced anew; then the description alone, until the start. */
export const eventTipChangeCalls = defineSportEndpoints<typeof eventTipChangeCallsSchemas>()(
  ['soccer', 'hockey', 'tennis'],
  {
    name: '*EventTipChange',
    method: 'PUT',
    path: '/*/events/tips/:matchUrl/:sportType/:tipId',
    access: 'user',
    cache: 'private',
  },
);

export const { soccerEventTipChange, hockeyEventTipChange, tennisEventTipChange } =
  eventTipChangeCalls;

export const eventTipChangeCallsSchemas = (sport: SportName) => ({
  summary: 'Change a tip',
  tags: ['tips'],
  refusals: refuses('not_found', 'rate_limited'),
  segments: z.object({ ...tipsOf(SPORT[sport]), tipId: tipId() }),
  body: tipBodyOf(SPORT[sport]),
  reply: tipReply,
});
