import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { tipBody } from './tip-body.ts';
import { tipReply } from './tip-reply.ts';
import { soccerTipsOf } from './tip-segments.ts';

/** The price is the site line at the instant of acceptance; it is in the reply. */
export const soccerEventTipAdd = defineEndpoint<typeof soccerEventTipAddSchemas>()({
  name: 'soccerEventTipAdd',
  method: 'POST',
  path: '/soccer/events/tips/:matchUrl/:sportType',
  access: 'user',
  cache: 'private',
});

export const soccerEventTipAddSchemas = () => ({
  summary: 'Post a tip',
  tags: ['tips'],
  segments: z.object(soccerTipsOf()),
  body: tipBody,
  reply: tipReply,
});
