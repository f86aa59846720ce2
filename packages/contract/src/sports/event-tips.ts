import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { matchTips } from '../entities/match-tip.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { matchTipsQuery, tipsOf } from '../tips/tip-segments.ts';

export const eventTipsCalls = defineSportEndpoints<typeof eventTipsCallsSchemas>()(SPORT_NAMES, {
  name: '*EventTips',
  method: 'GET',
  path: '/*/events/tips/:matchUrl/:sportType',
  access: 'public',
  cache: 'private',
});

export const { soccerEventTips } = eventTipsCalls;

export const eventTipsCallsSchemas = (sport: SportName) => ({
  summary: 'List the tips on a match',
  tags: ['tips'],
  refusals: errorCodes('not_found'),
  segments: z.object(tipsOf(SPORT[sport])),
  query: matchTipsQuery(),
  reply: matchTips,
});
