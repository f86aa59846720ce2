import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openMailbox } from './jobs/mailbox.ts';
import { whyNoHub } from './machines/hub.ts';
import { failuresOfMachines } from './machines/machine-outcome.ts';
import { reportOfMachines } from './machines/machine-report.ts';
import { startMachineSite } from './machines/machine-site.ts';
import { cutMachinesOff } from './machines/machines.ts';
import { whyNoNetwork } from './machines/network.ts';
import { failuresOf } from './report/outcome.ts';
import { reportOf } from './report/report.ts';
import { readSettings, type Settings } from './settings.ts';
import { openCheckout } from './site/checkout.ts';
import { checkoutOf } from './site/checkout-of.ts';
import { makeDatabase } from './site/own-database.ts';
import { HERE } from './site/plans.ts';
import { prepareSite } from './site/site.ts';
import { upgrade } from './upgrade.ts';

const INTERRUPTED = 130;
const FEED_KEY = 'a key of this drill alone, of some length';

interface DrillParts {
  readonly settings: Settings;
  /** Of this drill alone. */
  readonly folder: string;
  /** What has to be undone, in the order in which it was done. */
  readonly ends: (() => Promise<void>)[];
}

interface Result {
  readonly report: string;
  readonly failures: readonly string[];
}

const onStep = (step: string) => console.log(`${new Date().toISOString()} ${step}`);

async function drillUpgrade({ settings, folder, ends }: DrillParts): Promise<Result> {
  const to = openCheckout(HERE);
  const from = settings.from === undefined ? to : checkoutOf(settings.from);
  const database = await makeDatabase(settings.postgresUrl);
  ends.push(database.drop);
  const mailbox = await openMailbox();
  ends.push(mailbox.close);
  const faults: string[] = [];
  const site = await prepareSite({
    folder,
    databaseUrl: database.url,
    redisUrl: settings.redisUrl,
    smtpUrl: mailbox.url,
    feedKey: FEED_KEY,
    onFault: (fault) => faults.push(fault),
  });
  ends.push(site.stop);
  const { requests, rate, streams } = settings;
  const load = { requests, rate, streams };
  const parts = { from, to, site, database, mailbox, feedKey: FEED_KEY, faults, onStep };
  const outcome = await upgrade({ ...load, ...parts });
  // how the processes of the new build end is part of the outcome
  await site.stop();
  return { report: reportOf(outcome), failures: failuresOf(outcome) };
}

/** What this machine lacks for several machines in it, in one line; undefined: nothing. */
function whyNoMachines(): string | undefined {
  const reasons = [whyNoNetwork(), whyNoHub()].filter((reason) => reason !== undefined);
  return reasons.length === 0 ? undefined : reasons.join('; ');
}

function probe(): number {
  const why = whyNoMachines();
  if (why !== undefined) console.log(why);
  return why === undefined ? 0 : 1;
}

async function drillMachines({ settings, folder, ends }: DrillParts): Promise<Result> {
  const why = whyNoMachines();
  if (why !== undefined) throw new Error(why);
  const build = openCheckout(HERE);
  const faults: string[] = [];
  const onFault = (fault: string) => void faults.push(fault);
  const site = await startMachineSite({ folder, build, feedKey: FEED_KEY, onFault }, ends);
  const { requests, rate, streams } = settings;
  const load = { requests, rate, streams };
  const outcome = await cutMachinesOff({ ...load, site, feedKey: FEED_KEY, faults, onStep });
  return { report: reportOfMachines(outcome), failures: failuresOfMachines(outcome) };
}

/** @returns the exit code */
async function drill(settings: Settings): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tipmark-drill-'));
  const ends: (() => Promise<void>)[] = [];
  const endAll = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void endAll().finally(() => process.exit(INTERRUPTED)));
  }
  let hasFailed = true;
  try {
    const run = settings.drill === 'upgrade' ? drillUpgrade : drillMachines;
    const { report, failures } = await run({ settings, folder, ends });
    console.log(`\n${report}`);
    hasFailed = failures.length > 0;
  } finally {
    await endAll();
    if (hasFailed) console.error(`What the processes wrote: ${path.join(folder, 'logs')}`);
    else rmSync(folder, { recursive: true, force: true });
  }
  return hasFailed ? 1 : 0;
}

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  process.exitCode = settings.isProbe ? probe() : await drill(settings);
} catch (error) {
  console.error(`FAILED: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
