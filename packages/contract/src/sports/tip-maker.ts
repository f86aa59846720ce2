import { parseOddType, SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { tipMaker } from '../tips/tip-maker.ts';
import { entityUrl } from '../values/entity-url.ts';
import { boundedText } from '../values/positional.ts';

/** `odd_type` 0 = only the menu. */
export const tipMakerCalls = defineSportEndpoints<typeof tipMakerCallsSchemas>()(SPORT_NAMES, {
  name: '*TipMaker',
  method: 'GET',
  path: '/*/tip-maker/:matchUrl/:odd_type',
  access: 'public',
  cache: 'shared',
});

export const { soccerTipMaker, tennisTipMaker } = tipMakerCalls;

const MAX_ODD_TYPE_LENGTH = 24;

export const tipMakerCallsSchemas = (sport: SportName) => ({
  summary: 'List the markets of a match with their analysis',
  tags: ['tips'],
  refusals: errorCodes('not_found'),
  segments: z.object({
    matchUrl: entityUrl(),
    odd_type: boundedText(MAX_ODD_TYPE_LENGTH).check(
      z.refine((text) => text === '0' || parseOddType(text, SPORT[sport]) !== undefined, {
        error: 'is not an outcome of this sport',
      }),
    ),
  }),
  reply: tipMaker,
});
