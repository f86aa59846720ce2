import {
  type CalledProvider,
  type Limit,
  limitsOf,
  liveAges,
  opensAt,
  type ScheduleSettings,
  type Task,
} from '@tipmark/providers';
import type { Db } from '../../platform/database/connect.ts';
import {
  type ProviderState,
  readProviderStates,
} from '../../platform/metrics/provider-state-queries.ts';
import { unclearLeagues } from '../leagues/decide-leagues.ts';
import { unclearPairs } from '../pairs/decide-pair.ts';
import { findWork, type ProviderWork } from './work/provider-work.ts';

/** Planned in full; what comes later is known by its first time only. */
const PLANNED_SECONDS = 900;
const PAIRED_SECONDS = 10 * 86_400;

/** The next calls for a purpose, planned or known by their first time; `at` in unix seconds. */
export interface NextCall {
  readonly at: number;
  readonly purpose: Task['purpose'];
  readonly leagues: readonly string[];
}

/** How one provider does. */
export interface ProviderLine {
  readonly provider: string;
  /** Absent: it was never called. */
  readonly state: ProviderState | undefined;
  readonly limits: readonly Limit[];
  /** Of the matches that it follows now; undefined: none is played. */
  readonly liveAgeSeconds: number | undefined;
  readonly next: readonly NextCall[];
}

export interface ProvidersView {
  readonly providers: readonly ProviderLine[];
  /** Pairs that wait for an operator, as `providers -- unresolved` lists them. */
  readonly unresolved: readonly string[];
}

/** When each task of a provider is called next; those without a call are left out. */
function timesOf(provider: string, work: ProviderWork, now: number): Map<Task, number> {
  const times = new Map<Task, number>();
  for (const { task, at } of work.calls) {
    if (task.provider === provider && !times.has(task)) times.set(task, at);
  }
  for (const task of work.assigned) {
    if (task.provider !== provider || times.has(task)) continue;
    const isDone = task.due.kind === 'once' && work.answeredAt.has(task.id);
    const at = isDone ? undefined : opensAt(task, now);
    // what could be called now and is not planned has no budget, or its turn comes later
    if (at !== undefined && at > now + PLANNED_SECONDS) times.set(task, at);
  }
  return times;
}

/** The soonest of each purpose, and what is called together with it. */
function nextCalls(times: ReadonlyMap<Task, number>): NextCall[] {
  const byPurpose = Map.groupBy(times, ([task]) => task.purpose);
  const calls = [...byPurpose].map(([purpose, tasks]): NextCall => {
    const at = Math.min(...tasks.map(([, time]) => time));
    const together = tasks.filter(([, time]) => time === at).flatMap(([task]) => task.leagues);
    return { at, purpose, leagues: [...new Set(together)] };
  });
  return calls.toSorted((one, other) => one.at - other.at);
}

/** What an operator looks at: lag, spend, failures and plan of each provider. */
export async function readProvidersView(
  db: Db,
  providers: readonly CalledProvider[],
  settings: ScheduleSettings,
  now: number,
): Promise<ProvidersView> {
  const states = new Map((await readProviderStates(db, now)).map((row) => [row.provider, row]));
  const work = await findWork(db, providers, settings, now, now + PLANNED_SECONDS);
  const ages = liveAges(work.assigned, work.answeredAt, now);
  const isCalled = (name: string): name is CalledProvider =>
    (providers as readonly string[]).includes(name);
  const pairs = [
    ...(await unclearLeagues(db)),
    ...(await unclearPairs(db, { since: now - PAIRED_SECONDS })),
  ];
  const names = [...new Set<string>([...providers, ...states.keys()])].toSorted();
  return {
    providers: names.map((provider) => {
      const own = ages.filter((age) => age.provider === provider);
      return {
        provider,
        state: states.get(provider),
        limits: isCalled(provider) ? limitsOf(provider, settings.providers[provider]) : [],
        liveAgeSeconds:
          own.length === 0 ? undefined : Math.max(...own.map(({ seconds }) => seconds)),
        next: nextCalls(timesOf(provider, work, now)),
      };
    }),
    unresolved: pairs.map((lines) => lines.map((line) => line.trim()).join('; ')),
  };
}
