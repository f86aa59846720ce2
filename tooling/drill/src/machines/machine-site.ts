import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { startS3Server } from '@tipmark/remotes-registry/testing/s3';
import { type PushService, startPushService } from '@tipmark/test-kit/push';
import type { Mailbox } from '../jobs/mailbox.ts';
import type { Checkout } from '../site/checkout.ts';
import { freePorts } from '../site/free-ports.ts';
import { makeDatabase, type OwnDatabase } from '../site/own-database.ts';
import { HERE, nginxPlan } from '../site/plans.ts';
import {
  type ProcessPlan,
  runToEnd,
  type SiteProcess,
  startSiteProcess,
} from '../site/site-process.ts';
import { prepareHub } from './hub.ts';
import { API_PORT, createMachinePlans, SHELL_PORT } from './machine-plans.ts';
import { layNetwork, type Machine, type MachineNetwork } from './network.ts';
import { ofMachines } from './nginx-of-machines.ts';
import { readReached } from './reached.ts';
import { callWitness, type Witness, type WitnessAnswer } from './witness.ts';

export interface MachineSiteOptions {
  /** Of this drill alone. */
  readonly folder: string;
  readonly build: Checkout;
  readonly feedKey: string;
  /** Called with something that must not happen. */
  readonly onFault: (fault: string) => void;
}

/** Three APIs and two shells, each on a machine of its own, and what they share on a hub. */
export interface MachineSite {
  /** Where visitors reach it. */
  readonly url: string;
  /** Where shells reach the calls. */
  readonly innerUrl: string;
  readonly network: Pick<MachineNetwork, 'cut' | 'heal'>;
  readonly apis: readonly Machine[];
  readonly shells: readonly Machine[];
  readonly database: OwnDatabase;
  readonly mailbox: Mailbox;
  readonly push: PushService;
  /** Has somebody on a machine ask its process for these addresses. */
  callWitness(
    machine: Machine,
    paths: readonly string[],
    onAnswer: (answer: WitnessAnswer) => void,
  ): Witness;
  /** Which machines were asked for a request, by its number in the proxy, as of now. */
  reached(): (id: string) => readonly string[];
  /** Files with keys, which no machine may have. */
  keyFiles(): string[];
}

export const apiUrlOf = ({ address }: Machine): string => `http://${address}:${API_PORT}`;
const EVERY_MS = 500;
const PATIENCE_MS = 25_000;
const KEY_FILE = /\.(?:key|secret)$/;

/** @param ends gets what has to be undone, in the order in which it was done */
export async function startMachineSite(
  { folder, build, feedKey, onFault }: MachineSiteOptions,
  ends: (() => Promise<void>)[],
): Promise<MachineSite> {
  for (const part of ['data', 'logs', 'nginx']) mkdirSync(path.join(folder, part));
  // nginx and PostgreSQL run as the user nobody
  for (const part of ['.', 'logs', 'nginx']) chmodSync(path.join(folder, part), 0o755);

  async function begin(plan: ProcessPlan): Promise<SiteProcess> {
    const onDeath = (how: number | string) => onFault(`${plan.name} ended by itself (${how})`);
    const process = await startSiteProcess(plan, onDeath);
    ends.push(async () => {
      const how = await process.stop();
      if (how !== 0) onFault(`${plan.name}, asked to end, ended with ${how}`);
    });
    return process;
  }

  const network = layNetwork();
  ends.push(async () => network.remove());
  const { hub: address, range } = network;
  const hub = await prepareHub({ folder, address, range });
  ends.push(hub.mailbox.close);
  for (const plan of hub.plans) await begin(plan);
  const [push, store] = [await startPushService(address), await startS3Server(address)];
  ends.push(push.close, store.stop);
  const database = await makeDatabase(hub.postgresUrl);

  const [innerPort = 0, outerPort = 0] = await freePorts(2);
  const innerUrl = `http://${address}:${innerPort}`;
  const url = `http://127.0.0.1:${outerPort}`;
  const plans = createMachinePlans({
    folder,
    build,
    range,
    feedKey,
    databaseUrl: database.url,
    redisUrl: hub.redisUrl,
    smtpUrl: hub.mailbox.url,
    pushOrigin: push.origin,
    storeEnv: store.env,
    innerUrl,
    publicUrl: url,
  });
  await runToEnd(plans.release());
  const apis = ['api 1', 'api 2', 'api 3'].map((name) => network.add(name));
  const shells = ['shell 1', 'shell 2'].map((name) => network.add(name));
  for (const machine of apis) await begin(plans.api(machine));
  for (const machine of shells) await begin(plans.shell(machine));

  const example = readFileSync(path.join(HERE, 'deploy/nginx.conf'), 'utf8');
  const configuration = path.join(folder, 'nginx/nginx.conf');
  const reachedLog = path.join(folder, 'logs/reached.log');
  const ports = {
    apis: apis.map((machine) => `${machine.address}:${API_PORT}`),
    shells: shells.map((machine) => `${machine.address}:${SHELL_PORT}`),
    inner: `${address}:${innerPort}`,
    outer: `127.0.0.1:${outerPort}`,
    reachedLog,
  };
  writeFileSync(configuration, ofMachines(example, ports));
  await begin(nginxPlan({ folder, configuration, url }));

  return {
    url,
    innerUrl,
    network,
    apis,
    shells,
    database,
    mailbox: hub.mailbox,
    push,
    callWitness(machine, paths, onAnswer) {
      const port = apis.includes(machine) ? API_PORT : SHELL_PORT;
      const task = {
        url: `http://127.0.0.1:${port}`,
        host: new URL(url).host,
        paths,
        everyMs: EVERY_MS,
        patienceMs: PATIENCE_MS,
      };
      const witness = callWitness(plans.witness(machine, task), process.env, onAnswer, onFault);
      ends.push(witness.stop);
      return witness;
    },
    reached() {
      const byNumber = readReached(readFileSync(reachedLog, 'utf8'));
      const nameOf = (address: string) =>
        [...apis, ...shells].find((machine) => address.startsWith(`${machine.address}:`))?.name;
      return (id) => (byNumber.get(id) ?? []).map((address) => nameOf(address) ?? address);
    },
    keyFiles: () =>
      [...apis, ...shells].flatMap(({ name }) =>
        filesIn(plans.dataOf(name))
          .filter((file) => KEY_FILE.test(file))
          .map((file) => `${name}: ${file}`),
      ),
  };
}

/** An API that has every key as a variable makes no folder at all. */
const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
