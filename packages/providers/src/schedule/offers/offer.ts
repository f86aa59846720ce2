import type { CalledProvider } from '../../network/called-providers.ts';
import type { LeagueSettings, ProviderSettings } from '../settings.ts';
import type { Purpose, Task } from '../task.ts';

/** A match that the plan is made around. */
export interface PlannedMatch {
  /** Its id at the provider that reported it, by provider. */
  readonly ids: Readonly<Partial<Record<CalledProvider, string>>>;
  /** Name of its league in the settings. */
  readonly league: string;
  /** Unix seconds. */
  readonly startsAt: number;
  /** When it ended, once that is known. */
  readonly endedAt?: number | undefined;
  readonly round?: string | undefined;
  /** Ids of its teams, of a provider that is asked about teams. */
  readonly sides?: readonly [home: string, away: string] | undefined;
}

/** What a provider is asked about: leagues that are its task, and their matches. */
export interface OfferInput {
  readonly now: number;
  readonly settings: ProviderSettings;
  readonly leagues: readonly (LeagueSettings & { readonly id: string })[];
  readonly matches: readonly PlannedMatch[];
}

/** What a provider gives for one purpose, and by which calls. */
export interface Offer {
  readonly provider: CalledProvider;
  readonly purpose: Purpose;
  /** Offers of a provider in one group are the same calls: one answer contains all of them. */
  readonly group?: string;
  tasks(input: OfferInput): readonly Task[];
}
