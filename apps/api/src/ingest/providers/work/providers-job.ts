import {
  type AnswerReader,
  afterFailure,
  type CalledProvider,
  changeOf,
  concernsProvider,
  ENDPOINTS,
  type Failure,
  followsMatches,
  type LeagueSettings,
  limitsOf,
  nextPageOf,
  type Provider,
  type ProviderNetwork,
  type ScheduleSettings,
  SOUND,
  type Task,
} from '@tipmark/providers';
import type { Bus } from '../../../platform/bus/bus.ts';
import { onIngested } from '../../../platform/cache/on-ingested.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Job, Wake } from '../../../platform/jobs/job.ts';
import { createFeedMemory } from '../../apply/apply-batch.ts';
import { settlePairs } from '../../pairs/settle-pairs.ts';
import { claimCall, hasRoom } from './claim-call.ts';
import { createHeldRecords, type HeldRecords } from './held-records.ts';
import { noteLateScores } from './late-scores.ts';
import {
  isUnchanged,
  saveAbsent,
  saveAnswered,
  saveChange,
  saveRefused,
  saveState,
  sweepTasks,
} from './provider-queries.ts';
import { findWork, type ProviderWork } from './provider-work.ts';
import { sweepSpends } from './spend-queries.ts';
import { takeAnswer } from './take-answer.ts';

const EVERY_MS = 5_000;
/** What the plan of a provider does not include today it may include tomorrow. */
const REFUSED_SECONDS = 6 * 3_600;
const SWEEP_SECONDS = 3_600;
const SPENDS_SECONDS = 40 * 86_400;
const TASKS_SECONDS = 10 * 86_400;
/** Older matches have their results from all their sources. */
const PAIRED_SECONDS = 10 * 86_400;
const LONGEST_FAILURE = 300;

/** What the job needs that is not of the platform; tests replace the network and the chance. */
export interface ProviderParts {
  readonly providers: readonly CalledProvider[];
  readonly readers: readonly Provider[];
  readonly settings: () => ScheduleSettings;
  readonly network: ProviderNetwork;
  /** Other addresses than their own. */
  readonly roots: ReadonlyMap<string, string>;
  readonly random: () => number;
}

interface Services {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: () => number;
}

export interface ProvidersJob extends Job<Services> {
  close(): void;
}

/**
 * Makes the calls that are due, several providers at a time. What was spent and answered is
 * stored, so that other workers and later starts go on from it.
 */
export function createProvidersJob(
  parts: ProviderParts,
  close: () => void = () => {},
): ProvidersJob {
  const { providers, network, random } = parts;
  const readers = new Map<string, AnswerReader>();
  const memory = createFeedMemory();
  const held = new Map<string, HeldRecords>();
  let sweptAt = 0;
  // by an earlier process, as far as this one knows
  let isAnyLate = true;

  function readerOf(provider: string): AnswerReader {
    const known = readers.get(provider);
    if (known !== undefined) return known;
    const found = parts.readers.find(({ name }) => name === provider);
    if (found === undefined) throw new Error(`there is no reader of ${provider}`);
    const reader = found.openReader();
    readers.set(provider, reader);
    return reader;
  }

  function heldOf(provider: string): HeldRecords {
    const known = held.get(provider) ?? createHeldRecords();
    held.set(provider, known);
    return known;
  }

  /** One of the call alone leaves it out for hours, one of the provider closes that. */
  async function noteFailure(
    { db, clock }: Services,
    task: Task,
    failure: Failure,
    work: ProviderWork,
  ): Promise<boolean> {
    const at = clock();
    const text = `${failure.kind}: ${failure.text}`.slice(0, LONGEST_FAILURE);
    if (!concernsProvider(failure)) {
      if (failure.kind === 'absent') await saveAbsent(db, task.id, at);
      else await saveRefused(db, task.id, at + REFUSED_SECONDS);
      await saveState(db, task.provider, { failure: text });
      return true;
    }
    const before = work.circuits.get(task.provider) ?? SOUND;
    const { failures, closedUntil } = afterFailure(before, failure, at, random());
    await saveState(db, task.provider, { failures, closedUntil, failure: text });
    return false;
  }

  /** @returns whether the provider may be called on */
  async function callOne(services: Services, task: Task, work: ProviderWork): Promise<boolean> {
    const { db, clock } = services;
    const { provider, id, cost } = task;
    const settings = parts.settings();
    const endpoint = ENDPOINTS.find(({ name }) => name === provider);
    const book = work.books.get(provider);
    if (endpoint === undefined || book === undefined) return false;
    const limits = limitsOf(endpoint.name, settings.providers[endpoint.name]);
    const claim = {
      provider,
      task: id,
      calledAt: work.tasks.get(id)?.calledAt ?? null,
      cost,
      limits,
      quota: work.quotas.get(provider),
    };
    if (!(await claimCall(db, claim, clock()))) return true;
    const root = parts.roots.get(provider) ?? endpoint.root;
    const admit = () => claimCall(db, { ...claim, task: undefined }, clock());
    // An expensive call is left to the plan of a later run.
    const options = { admitRepeat: async () => cost <= 1 && admit() };
    const send = (path: string) => network.call({ ...endpoint, root }, path, options);
    // What the question leaves no room for is read without it.
    const check = task.check && (await hasRoom(db, claim, clock())) ? task.check : undefined;
    const stated = check && (await send(check.path));
    if (stated?.kind === 'failed' && concernsProvider(stated.failure))
      return noteFailure(services, task, stated.failure, work);
    const change =
      stated?.kind === 'answer' ? changeOf(task, stated.answer.body, stated.at) : undefined;
    const isKnown = change !== undefined && (await isUnchanged(db, provider, task.path, change));
    if (!isKnown && stated !== undefined && !(await admit())) return true;
    const outcome = isKnown ? { kind: 'unchanged' as const, at: clock() } : await send(task.path);
    if (outcome.kind === 'failed') return noteFailure(services, task, outcome.failure, work);
    const noteChange = async () => {
      if (change === undefined || isKnown) return;
      await saveChange(db, { provider, call: task.path, change }, clock());
    };
    if (outcome.kind === 'unchanged') {
      await noteUnchanged(db, task, outcome.at);
      await noteChange();
      return true;
    }
    const reader = readerOf(provider);
    const leagues = leaguesOf(task, settings);
    const taken = { ...services, memory, held: heldOf(provider) };
    const { failure, page } = await takeAnswer(taken, task, outcome, reader, book, leagues);
    if (failure !== undefined) return noteFailure(services, task, failure, work);
    await noteChange();
    const next = nextPageOf(task, page, new Set(work.assigned.map(({ path }) => path)));
    return next === undefined || callOne(services, next, work);
  }

  async function callAll(
    services: Services,
    calls: readonly Task[],
    work: ProviderWork,
    wake: Wake,
  ): Promise<void> {
    for (const task of calls) {
      if (wake.isStopped() || !(await callOne(services, task, work))) return;
    }
  }

  return {
    name: 'providers',
    everyMs: EVERY_MS,
    needs: ['db', 'bus', 'clock'],
    async run(services, wake) {
      const now = services.clock();
      if (now - sweptAt >= SWEEP_SECONDS) {
        await sweepSpends(services.db, now - SPENDS_SECONDS);
        await sweepTasks(services.db, now - TASKS_SECONDS);
        await joinKnownMatches(services, now);
        sweptAt = now;
      }
      const work = await findWork(services.db, providers, parts.settings(), now);
      const calls = work.calls.map(({ task }) => task);
      const byProvider = Map.groupBy(calls, ({ provider }) => provider);
      const results = await Promise.allSettled(
        [...byProvider.values()].map((own) => callAll(services, own, work, wake)),
      );
      for (const result of results) {
        if (result.status === 'rejected') wake.onError(result.reason);
      }
      isAnyLate = await noteLateScores(services, work, isAnyLate);
    },
    close,
  };
}

/** What is stored is what the provider would answer. */
async function noteUnchanged(db: Db, task: Task, at: number): Promise<void> {
  await saveAnswered(db, task.id, at, followsMatches(task) ? task.leagues : []);
  const sound = { failures: 0, closedUntil: 0, failure: null, answeredAt: at };
  await saveState(db, task.provider, sound);
}

/** Names and starts that were learned since may prove matches to be one. */
async function joinKnownMatches({ db, bus }: Services, now: number): Promise<void> {
  const settled = await settlePairs(db, now, { since: now - PAIRED_SECONDS });
  if (settled.joined.length + settled.leagues.length > 0) onIngested(bus, settled.touched);
}

const leaguesOf = ({ leagues }: Task, settings: ScheduleSettings): LeagueSettings[] =>
  settings.leagues.filter(({ name }) => leagues.includes(name));
