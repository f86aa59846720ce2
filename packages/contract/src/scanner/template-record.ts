import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';

const percent = () => z.nullable(z.number());

/** The result of a unit on every alert at one price. */
const recordAtPrice = z.object({
  /** In units. */
  profit: z.number(),
  roiPercent: percent(),
  /** The 95 % interval; null with alerts on fewer than two matches. */
  lowPercent: percent(),
  highPercent: percent(),
});

/** The results of tips, a unit on each at its own price. */
export const tipsMeasured = {
  /** Alerts that were settled; returned ones count nowhere. */
  alerts: z.int(),
  /** On how many matches they were. */
  matches: z.int(),
  hits: z.int(),
  returned: z.int(),
  /** At the price of the first alert, or of the tip. */
  first: recordAtPrice,
  /** Mean value of the first price against the closing line. */
  clvPercent: percent(),
  clvCount: z.int(),
};

/** The results of alerts, also at the price of a minute later. */
const measured = { ...tipsMeasured, minuteLater: recordAtPrice };

/** What a template would have found in the past, and the results. */
export const templateRecord = z.object({
  /** Matches that began within this many days before now are included. */
  days: z.int(),
  /** How many of them have prices of known times. */
  countOfMatches: z.int(),
  /** There were more: only the newest are included. */
  isCut: z.boolean(),
  /** Criteria that stored lines cannot answer; then everything below is null or 0. */
  unmeasured: z.nullable(z.enum(['value', 'cappers'])),
  ...measured,
  asOf: unixSecond,
});

export type TemplateRecordReply = z.output<typeof templateRecord>;

/** What a template really found, and the results. */
export const alertsRecord = z.object({
  /** How many alerts were sent. */
  sent: z.int(),
  /** When the first one was sent; null before. */
  since: z.nullable(unixSecond),
  /** There were more: only the newest are judged. */
  isCut: z.boolean(),
  /** How many of those judged are not decided yet; of a capper, the tips posted since then. */
  pending: z.int(),
  ...measured,
  asOf: unixSecond,
});

export type AlertsRecordReply = z.output<typeof alertsRecord>;
