import * as z from 'zod/mini';
import { flag, unixSeconds } from '../values/positional.ts';
import { mathAnalysisPage } from './math-analysis-page.ts';
import { resultsPage } from './results-page.ts';

/** Any instant of the wanted day; absent = now. */
const timestamp = () => z.optional(unixSeconds());

/** What the calls about a day of matches are made of; every sport has the same. */
export const resultsPageSchemasOf = (tag: string) => ({
  summary: 'Matches of a day',
  tags: [tag],
  query: z.object({
    timestamp: timestamp(),
    /** Adds the odds history of every match, half of the answer's bytes. */
    odds: z.optional(flag()),
  }),
  reply: resultsPage,
});

export const mathAnalysisPageSchemasOf = (tag: string) => ({
  summary: 'What the model says of the matches of a day',
  tags: [tag],
  query: z.object({ timestamp: timestamp() }),
  reply: mathAnalysisPage,
});
