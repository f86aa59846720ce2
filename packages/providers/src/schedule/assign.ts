import type { CalledProvider } from '../network/called-providers.ts';
import { type Circuit, isClosed, SOUND } from './circuit.ts';
import { periodEnd } from './limits.ts';
import type { Offer, PlannedMatch } from './offers/offer.ts';
import { FALLBACKS, OFFERS } from './offers/offers.ts';
import type { LeagueSettings, ScheduleSettings } from './settings.ts';
import type { SpendLedger } from './spend-ledger.ts';
import { openSeconds, PURPOSES, type Purpose, type Task } from './task.ts';

export interface AssignInput {
  readonly now: number;
  readonly settings: ScheduleSettings;
  /** Providers that have their key, or need none. */
  readonly providers: ReadonlySet<CalledProvider>;
  readonly ledgers: ReadonlyMap<string, SpendLedger>;
  readonly circuits: ReadonlyMap<string, Circuit>;
  readonly matches: readonly PlannedMatch[];
}

/** Who informs about what of a league. */
export interface Assignment {
  readonly league: string;
  readonly purpose: Purpose;
  readonly provider: CalledProvider;
}

interface Candidate {
  readonly offer: Offer;
  readonly tasks: readonly Task[];
  /** Seconds between its answers if it did this alone; 0 for what is asked once. */
  readonly freshSeconds: number;
}

type OfferLeague = LeagueSettings & { readonly id: string };

/** All leagues of a provider that want a purpose: its calls are shared by them. */
function leaguesFor(
  { provider, purpose }: Offer,
  leagues: readonly LeagueSettings[],
): OfferLeague[] {
  return leagues.flatMap((league) => {
    const id = league.ids[provider];
    const isWanted = league.wants === undefined || league.wants.includes(purpose);
    return id === undefined || !isWanted ? [] : [{ ...league, id: String(id) }];
  });
}

function tasksOf(
  offer: Offer,
  leagues: readonly OfferLeague[],
  input: AssignInput,
): readonly Task[] {
  const names = new Set(leagues.map(({ name }) => name));
  return offer.tasks({
    now: input.now,
    settings: input.settings.providers[offer.provider] ?? {},
    leagues,
    matches: input.matches.filter(({ league }) => names.has(league)),
  });
}

/** How old its answers get today if it did nothing else. */
function freshness(tasks: readonly Task[], ledger: SpendLedger, now: number): number {
  const end = periodEnd('day', now);
  let ideal = 0;
  let wanted = 0;
  for (const { due, cost } of tasks) {
    if (due.kind === 'once') continue;
    ideal = Math.max(ideal, due.idealSeconds);
    wanted += (ledger.weigh(cost) * openSeconds(due.open, now, end)) / due.idealSeconds;
  }
  return ideal * Math.max(1, wanted / Math.max(ledger.allowance(now), Number.EPSILON));
}

/**
 * Of those that work the freshest, then the earlier in the table; a fallback only without others.
 * Prices come from the earliest in the table: who sells them has those of more bookmakers.
 */
function best(
  candidates: readonly Candidate[],
  purpose: Purpose,
  input: AssignInput,
): Candidate | undefined {
  const works = candidates.filter(
    ({ offer }) => !isClosed(input.circuits.get(offer.provider) ?? SOUND, input.now),
  );
  const own = works.filter(({ offer }) => !FALLBACKS.has(offer.provider));
  const left = own.length > 0 ? own : works.length > 0 ? works : candidates;
  return purpose === 'prices'
    ? left[0]
    : left.toSorted((one, other) => one.freshSeconds - other.freshSeconds)[0];
}

/**
 * Decides which provider informs about what of each league, and what that takes. One that fails is
 * replaced by another that covers the league.
 */
export function assignTasks(input: AssignInput): {
  tasks: readonly Task[];
  assignments: readonly Assignment[];
} {
  const { leagues, providers: settings } = input.settings;
  const offers = OFFERS.filter(
    ({ provider }) =>
      input.providers.has(provider) &&
      settings[provider]?.isOn !== false &&
      input.ledgers.has(provider),
  );
  const candidates = offers.map((offer): Candidate & { leagues: readonly OfferLeague[] } => {
    const covered = leaguesFor(offer, leagues);
    const tasks = tasksOf(offer, covered, input);
    const ledger = input.ledgers.get(offer.provider);
    const freshSeconds = ledger === undefined ? 0 : freshness(tasks, ledger, input.now);
    return { offer, tasks, freshSeconds, leagues: covered };
  });
  const assignments = leagues.flatMap(({ name }) =>
    PURPOSES.flatMap((purpose): Assignment[] => {
      const able = candidates.filter(
        ({ offer, leagues: covered }) =>
          offer.purpose === purpose && covered.some((league) => league.name === name),
      );
      const chosen = best(able, purpose, input);
      return chosen === undefined
        ? []
        : [{ league: name, purpose, provider: chosen.offer.provider }];
    }),
  );
  const groups = Map.groupBy(
    offers,
    ({ provider, purpose, group = purpose }) => `${provider} ${group}`,
  );
  const tasks = [...groups.values()].flatMap((group) => tasksOfGroup(group, assignments, input));
  return { tasks, assignments };
}

/** The calls of offers that share them, for all leagues that any of these is needed for. */
function tasksOfGroup(
  group: readonly Offer[],
  assignments: readonly Assignment[],
  input: AssignInput,
): readonly Task[] {
  const [first] = group;
  if (first === undefined) return [];
  const needed = new Set(
    assignments
      .filter(({ provider, purpose }) =>
        group.some((offer) => offer.provider === provider && offer.purpose === purpose),
      )
      .map(({ league }) => league),
  );
  const leagues = group.flatMap((offer) => leaguesFor(offer, input.settings.leagues));
  const own = leagues.filter(
    ({ name }, index) =>
      needed.has(name) && leagues.findIndex((league) => league.name === name) === index,
  );
  return own.length === 0 ? [] : tasksOf(first, own, input);
}
