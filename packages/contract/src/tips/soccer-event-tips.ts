import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { matchTips } from '../entities/match-tip.ts';
import { matchTipsQuery, soccerTipsOf } from './tip-segments.ts';

export const soccerEventTips = defineEndpoint<typeof soccerEventTipsSchemas>()({
  name: 'soccerEventTips',
  method: 'GET',
  path: '/soccer/events/tips/:matchUrl/:sportType',
  access: 'public',
  cache: 'private',
});

export const soccerEventTipsSchemas = () => ({
  summary: 'Tips on a match',
  tags: ['tips'],
  segments: z.object(soccerTipsOf()),
  query: matchTipsQuery(),
  reply: matchTips,
});
