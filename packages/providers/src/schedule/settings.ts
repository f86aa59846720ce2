import { z } from 'zod';
import { CALLED_PROVIDERS } from '../network/called-providers.ts';
import { PURPOSES } from './task.ts';

/** The exchange sends a stream and is called for its names only. */
const providerName = z.enum([...CALLED_PROVIDERS, 'betfair']);

const amount = z.int().min(0).max(100_000_000);
const code = z.string().regex(/^[\w.-]{1,80}$/, 'is not a code: letters, digits, _, - and .');

const budget = z.strictObject({
  minute: amount.optional(),
  day: amount.optional(),
  /** Calls, or credits where the provider counts those. */
  month: amount.optional(),
});

const providerSettings = z.strictObject({
  isOn: z.boolean().optional(),
  budget: budget.optional(),
  /** The Odds API: a call costs markets × regions, ten bookmakers count as a region. */
  regions: z
    .array(z.enum(['us', 'us2', 'us_dfs', 'us_ex', 'uk', 'eu', 'fr', 'se', 'au']))
    .optional(),
  markets: z
    .array(z.enum(['h2h', 'spreads', 'totals']))
    .min(1)
    .optional(),
  bookmakers: z.array(code).optional(),
  /** Betfair: `MATCH_ODDS`, `OVER_UNDER_25` … */
  marketTypes: z.array(code).min(1).optional(),
});
export type ProviderSettings = z.output<typeof providerSettings>;

const leagueSettings = z.strictObject({
  name: z.string().trim().min(1).max(80),
  sport: z.enum(['soccer', 'hockey', 'tennis']),
  /** Its id or code at each provider that covers it. */
  ids: z.partialRecord(providerName, z.union([code, z.int().min(1)])),
  /** First year of its season, where it does not begin in summer. */
  season: z.int().min(2_000).max(2_100).optional(),
  /** What is asked for; all that a provider gives if absent. */
  wants: z.array(z.enum(PURPOSES)).optional(),
});
export type LeagueSettings = z.output<typeof leagueSettings>;

const schema = z.strictObject({
  providers: z.partialRecord(providerName, providerSettings).default({}),
  leagues: z
    .array(leagueSettings)
    .min(1)
    .superRefine((leagues, context) => {
      const names = leagues.map(({ name }) => name);
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'name'],
            message: 'is in the list twice',
          });
      }
    }),
});

/** Leagues, markets, bookmakers and budgets. */
export type ScheduleSettings = z.output<typeof schema>;

/** The settings cannot be used; the message names every field and what is wrong with it. */
export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SettingsRefused(`is not JSON: ${error instanceof Error ? error.message : 'broken'}`);
  }
}

const faultOf = ({ path, message }: z.core.$ZodIssue): string =>
  `${path.length === 0 ? 'the file' : path.join('.')}: ${message}`;

/**
 * Reads the text of `providers.json`.
 * @throws SettingsRefused
 */
export function readSettings(text: string): ScheduleSettings {
  const result = schema.safeParse(parse(text));
  if (result.success) return result.data;
  throw new SettingsRefused(result.error.issues.map(faultOf).join('; '));
}
