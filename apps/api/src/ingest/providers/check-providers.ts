import {
  type CalledProvider,
  CHECKS,
  type CheckReport,
  ENDPOINTS,
  type Outcome,
  type ProviderNetwork,
  type ScheduleSettings,
} from '@tipmark/providers';

const MS = 1_000;
const DAY_LENGTH = 10;
const DRIFT_SECONDS = 30;

export interface CheckOptions {
  readonly providers: readonly CalledProvider[];
  readonly settings: ScheduleSettings;
  readonly network: ProviderNetwork;
  /** Other addresses than their own, by provider. */
  readonly roots: ReadonlyMap<string, string>;
  readonly nowSeconds: number;
  readonly say: (line: string) => void;
  /** Tries the exchange, where it is in use, which is no provider of single calls. */
  readonly checkExchange?: (() => Promise<boolean>) | undefined;
}

/** A check is made once: what fails is reported, not repeated at a cost. */
const NO_REPEAT = { admitRepeat: () => false };

const leaguesOf = (provider: CalledProvider, { leagues }: ScheduleSettings) =>
  leagues.flatMap(({ name, ids }) => {
    const id = ids[provider];
    return id === undefined ? [] : [{ name, id: String(id) }];
  });

function driftIn(outcomes: readonly Outcome[]): string[] {
  const ahead = outcomes.flatMap((outcome) =>
    outcome.kind === 'answer' ? (outcome.clockAheadSeconds ?? []) : [],
  )[0];
  if (ahead === undefined || Math.abs(ahead) < DRIFT_SECONDS) return [];
  const side = ahead > 0 ? 'behind' : 'ahead of';
  return [`the clock of this machine is ${Math.abs(ahead)} s ${side} that of the provider`];
}

function linesOf(provider: string, costs: string, report: CheckReport, more: readonly string[]) {
  const { problem, plan, quota, coverage } = report;
  if (problem !== undefined) return [`${provider}: cannot be used: ${problem}`];
  const facts = [plan === undefined ? [] : `plan ${plan}`, quota ?? [], `this check cost ${costs}`];
  return [
    `${provider}: works; ${facts.flat().join('; ')}`,
    ...[...coverage, ...more].map((line) => `  ${line}`),
  ];
}

/** @returns whether the provider can be used */
async function checkOne(
  provider: CalledProvider,
  { settings, network, roots, nowSeconds, say }: CheckOptions,
): Promise<boolean> {
  const check = CHECKS.find((one) => one.provider === provider);
  const endpoint = ENDPOINTS.find(({ name }) => name === provider);
  if (check === undefined || endpoint === undefined) return false;
  const asked = { ...endpoint, root: roots.get(provider) ?? endpoint.root };
  const today = new Date(nowSeconds * MS).toISOString().slice(0, DAY_LENGTH);
  const outcomes: Outcome[] = [];
  for (const path of check.paths(today)) {
    const outcome = await network.call(asked, path, NO_REPEAT);
    outcomes.push(outcome);
    if (outcome.kind === 'failed' && outcomes.length === 1) {
      say(`${provider}: cannot be used: ${outcome.failure.text}`);
      return false;
    }
  }
  const answers = outcomes.flatMap((outcome) =>
    outcome.kind === 'answer' ? [outcome.answer] : [],
  );
  const report = check.read(answers, leaguesOf(provider, settings));
  for (const line of linesOf(provider, check.costs, report, driftIn(outcomes))) say(line);
  return report.problem === undefined;
}

/**
 * Tries every provider in use with its cheapest call.
 * @returns how many cannot be used
 */
export async function checkProviders(options: CheckOptions): Promise<number> {
  const { providers, say, checkExchange } = options;
  const checks = [
    ...providers.map((provider) => () => checkOne(provider, options)),
    ...(checkExchange === undefined ? [] : [checkExchange]),
  ];
  if (checks.length === 0) {
    say('No provider is in use: set a key, or PROVIDERS=nhl,openligadb. See docs/providers.md.');
    return 0;
  }
  let unusable = 0;
  for (const check of checks) {
    if (!(await check())) unusable += 1;
  }
  say(`${checks.length - unusable} of ${checks.length} providers can be used`);
  return unusable;
}
