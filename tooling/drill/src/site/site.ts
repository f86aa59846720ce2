import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROCESSES, type ProcessName } from '../steps.ts';
import type { Checkout } from './checkout.ts';
import { freePorts } from './free-ports.ts';
import { withPorts } from './nginx-example.ts';
import { createPlans, HERE, nginxPlan, type PlanOptions } from './plans.ts';
import { type ProcessPlan, runToEnd, type SiteProcess, startSiteProcess } from './site-process.ts';

export interface SiteOptions extends Omit<PlanOptions, 'ports'> {
  /** Called with something that must not happen. */
  readonly onFault: (fault: string) => void;
}

/** Two shells, two APIs and a worker behind the nginx of `deploy/nginx.conf`. */
export interface Site {
  /** Where visitors reach it. */
  readonly url: string;
  /** The APIs themselves, for operators. */
  readonly apiUrls: readonly [string, string];
  /** Starts all of it from one build. */
  start(build: Checkout): Promise<void>;
  /** Replaces one process as an operator does. */
  replace(name: ProcessName, build: Checkout): Promise<void>;
  /** Makes the remotes of a build live. */
  release(build: Checkout): Promise<void>;
  stop(): Promise<void>;
}

export async function prepareSite({ onFault, ...options }: SiteOptions): Promise<Site> {
  const { folder } = options;
  const [api1 = 0, api2 = 0, shell1 = 0, shell2 = 0, inner = 0, outer = 0] = await freePorts(6);
  const ports = { apis: [api1, api2], shells: [shell1, shell2], inner, outer } as const;
  const example = readFileSync(path.join(HERE, 'deploy/nginx.conf'), 'utf8');
  const plans = createPlans({ ...options, ports });
  const running = new Map<string, SiteProcess>();

  async function begin(plan: ProcessPlan): Promise<void> {
    const onDeath = (how: number | string) => onFault(`${plan.name} ended by itself (${how})`);
    running.set(plan.name, await startSiteProcess(plan, onDeath));
  }

  async function end(name: string, process: SiteProcess | undefined): Promise<void> {
    const how = await process?.stop();
    if (how !== 0) onFault(`${name}, asked to end, ended with ${how}`);
  }

  return {
    url: plans.publicUrl,
    apiUrls: [`http://127.0.0.1:${api1}`, `http://127.0.0.1:${api2}`],
    async start(build) {
      for (const part of ['data', 'logs', 'nginx']) mkdirSync(path.join(folder, part));
      // nginx's own processes run as the user nobody if it was started by root
      for (const part of ['.', 'nginx']) chmodSync(path.join(folder, part), 0o755);
      const configuration = path.join(folder, 'nginx/nginx.conf');
      writeFileSync(configuration, withPorts(example, ports));
      await runToEnd(plans.release(build));
      // shells are ready without an API, but nginx asks them for a page
      for (const name of PROCESSES) await begin(plans.of(name, build));
      await begin(nginxPlan({ folder, configuration, url: plans.publicUrl }));
    },
    async replace(name, build) {
      const former = running.get(name);
      const isListening = name !== 'worker';
      if (isListening) await end(name, former);
      await begin(plans.of(name, build));
      if (!isListening) await end(name, former);
    },
    release: (build) => runToEnd(plans.release(build)),
    async stop() {
      const all = [...running].toReversed();
      running.clear();
      for (const [name, process] of all) await end(name, process);
    },
  };
}
