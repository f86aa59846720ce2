import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { tipBody } from './tip-body.ts';
import { tipReply } from './tip-reply.ts';
import { soccerTipsOf, tipId } from './tip-segments.ts';

/** Everything for five minutes, priced anew; then the description alone, until the start. */
export const soccerEventTipChange = defineEndpoint<typeof soccerEventTipChangeSchemas>()({
  name: 'soccerEventTipChange',
  method: 'PUT',
  path: '/soccer/events/tips/:matchUrl/:sportType/:tipId',
  access: 'user',
  cache: 'private',
});

export const soccerEventTipChangeSchemas = () => ({
  summary: 'Change a tip',
  tags: ['tips'],
  segments: z.object({ ...soccerTipsOf(), tipId: tipId() }),
  body: tipBody,
  reply: tipReply,
});
