import { parseOddType, SPORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { entityUrl } from '../values/entity-url.ts';
import { boundedText } from '../values/positional.ts';
import { tipMaker } from './tip-maker.ts';

/** `odd_type` 0 = the menu alone. */
export const soccerTipMaker = defineEndpoint<typeof soccerTipMakerSchemas>()({
  name: 'soccerTipMaker',
  method: 'GET',
  path: '/soccer/tip-maker/:matchUrl/:odd_type',
  access: 'public',
  cache: 'shared',
});

const MAX_ODD_TYPE_LENGTH = 24;

export const soccerTipMakerSchemas = () => ({
  summary: 'What can be tipped on a match, and what speaks for it',
  tags: ['tips'],
  segments: z.object({
    matchUrl: entityUrl(),
    odd_type: boundedText(MAX_ODD_TYPE_LENGTH).check(
      z.refine((text) => text === '0' || parseOddType(text, SPORT.soccer) !== undefined, {
        error: 'is not an outcome of this sport',
      }),
    ),
  }),
  reply: tipMaker,
});
