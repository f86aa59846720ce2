import path from 'node:path';
import type { OpenedProof, ProofPlace } from '../runner/proof.ts';
import { combinationOf } from './combinations.ts';
import type { Name } from './figures.ts';
import { openOthers } from './outside/take-away.ts';
import { openServers } from './servers.ts';

/** As `push frozen`. */
export function nameOf(number: number): string {
  const { neighbour, harm } = combinationOf(number);
  return `${neighbour} ${harm}`;
}

export { figures } from './figures.ts';

/** Two sites, each started by the first round that needs it. */
export async function open({ folder }: ProofPlace): Promise<OpenedProof<Name>> {
  let servers: ReturnType<typeof openServers> | undefined;
  let others: ReturnType<typeof openOthers> | undefined;
  return {
    async round({ number }) {
      const combination = combinationOf(number);
      if (combination.of === 'site') {
        servers ??= openServers(folder);
        return (await servers).round(combination.neighbour, combination.harm);
      }
      others ??= openOthers(path.join(folder, 'others'));
      return (await others).round(combination.neighbour, combination.harm);
    },
    async close() {
      for (const site of await Promise.allSettled([servers, others])) {
        if (site.status === 'fulfilled') await site.value?.close();
      }
    },
  };
}
