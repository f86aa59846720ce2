import * as z from 'zod/mini';
import { refuses } from '../../refusals.ts';
import { eventMatches } from './event-matches.ts';
import { eventPage } from './event-page.ts';
import { eventFilters, tableCountOfMonths } from './event-segments.ts';
import { eventSummary } from './event-summary.ts';
import { eventTrends } from './event-trends.ts';

/** What the calls about a match of two teams are made of; every such sport has the same. */
export const eventPageSchemasOf = (tag: string) => ({
  summary: 'A match with its first tab',
  tags: [tag],
  refusals: refuses('not_found'),
  segments: z.object({ ...eventFilters(), tableCountOfMonths: tableCountOfMonths() }),
  reply: eventPage,
});

export const eventMatchesSchemasOf = (tag: string) => ({
  summary: 'Last matches of both sides, or against each other',
  tags: [tag],
  refusals: refuses('not_found'),
  segments: z.object(eventFilters()),
  reply: eventMatches,
});

export const eventSummarySchemasOf = (tag: string) => ({
  summary: 'What the last matches of both sides add up to',
  tags: [tag],
  refusals: refuses('not_found'),
  segments: z.object(eventFilters()),
  reply: eventSummary,
});

export const eventTrendsSchemasOf = (tag: string) => ({
  summary: 'Outcomes of the match that often came in',
  tags: [tag],
  refusals: refuses('not_found'),
  segments: z.object(eventFilters()),
  reply: eventTrends,
});
