import type { Figure } from '../runner/proof.ts';
import { RECOVERED_WITHIN_MS } from './harms.ts';

/** A call that a provider may have counted is repeated half a minute later at the earliest. */
export const PACED_WITHIN_MS = 75_000;

/** What a round of this proof measures. */
export const figures = {
  rounds: { what: 'times a neighbour was away', of: 'sum', least: 1 },
  replies: { what: 'pages and calls meanwhile', of: 'sum', least: 1 },
  refused: { what: 'of them 503 with Retry-After', of: 'sum' },
  wrong: { what: 'other answers, and none', of: 'sum', most: 0 },
  slow: { what: 'answers over the deadline', of: 'sum', most: 0 },
  internal: { what: 'calls that failed with an internal error', of: 'sum', most: 0 },
  written: { what: 'acknowledged writes, and uses of a neighbour', of: 'sum', least: 1 },
  lost: { what: 'acknowledged writes that were lost', of: 'sum', most: 0 },
  doubled: { what: 'writes that happened twice', of: 'sum', most: 0 },
  rejected: { what: 'writes that were refused for good', of: 'sum', most: 0 },
  emails: { what: 'registrations whose email was due', of: 'sum' },
  missingEmails: { what: 'emails that did not arrive', of: 'sum', most: 0 },
  recovery: {
    what: 'time until prompt answers once the neighbour is back, ms',
    of: 'max',
    most: RECOVERED_WITHIN_MS,
  },
  paced: {
    what: 'the same of a provider whose calls are counted, ms',
    of: 'max',
    most: PACED_WITHIN_MS,
  },
  deaths: { what: 'processes that ended', of: 'sum', most: 0 },
} as const satisfies Record<string, Figure>;

export type Name = keyof typeof figures;
