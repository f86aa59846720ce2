import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { bookmakerPage, bookmakersPage } from '../entities/bookmaker.ts';
import { errorCodes } from '../refusals.ts';
import { boundedText } from '../values/positional.ts';

const MAX_NAME_LENGTH = 40;

export const pageBookmakers = defineEndpoint<typeof pageBookmakersSchemas>()({
  name: 'pageBookmakers',
  method: 'GET',
  path: '/page-bookmakers',
  access: 'public',
  cache: 'private',
});

export const pageBookmakersSchemas = () => ({
  summary: 'List bookmakers that have odds and serve the caller’s country, with their statistics',
  tags: ['bookmakers'],
  reply: bookmakersPage,
});

export const pageBookmaker = defineEndpoint<typeof pageBookmakerSchemas>()({
  name: 'pageBookmaker',
  method: 'GET',
  path: '/page-bookmakers/:bookmaker',
  access: 'public',
  cache: 'private',
});

export const pageBookmakerSchemas = () => ({
  summary: 'Get a bookmaker: payout, share of best prices, distance from the closing line',
  tags: ['bookmakers'],
  refusals: errorCodes('not_found'),
  segments: z.object({ bookmaker: boundedText(MAX_NAME_LENGTH) }),
  reply: bookmakerPage,
});
