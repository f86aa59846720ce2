import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../platform/config/config.ts';

/** No API responds, or it refuses: the message says which. */
export class Unanswered extends Error {}

const REFUSED_KEY: ReadonlySet<number> = new Set([401, 403]);

/** Calls the running API of this machine with the key of operators. */
export async function callRunningApi<Data>(
  path: string,
  method: 'GET' | 'POST' = 'POST',
  body?: string,
): Promise<Data> {
  const config = readConfig(process.env);
  const url = `http://127.0.0.1:${config.API_PORT}${path}`;
  const authorization = config.OPERATOR_KEY ?? keyIn(config.DATA_DIR);
  const headers = {
    authorization,
    'accept-language': 'en',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const reply = await fetch(url, { method, headers, ...(body !== undefined && { body }) }).catch(
    () => {
      throw new Unanswered(
        `No api answers at ${url}. Start the site, or set API_PORT to its port.`,
      );
    },
  );
  if (REFUSED_KEY.has(reply.status)) {
    const [location, remedy] =
      config.OPERATOR_KEY === undefined
        ? [
            join(config.DATA_DIR, 'operator.key'),
            'Set OPERATOR_KEY to the key it was started with.',
          ]
        : ['OPERATOR_KEY', 'Set it to the key the api was started with.'];
    throw new Unanswered(`The running api does not take the key in ${location}. ${remedy}`);
  }
  const { data, error } = (await reply.json()) as { data?: Data; error?: { message: string } };
  if (data === undefined)
    throw new Unanswered(error?.message ?? `The api answered ${reply.status}.`);
  return data;
}

function keyIn(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'operator.key'), 'utf8').trim();
  } catch {
    throw new Unanswered(`There is no operator.key in ${dataDir}. Set DATA_DIR or OPERATOR_KEY.`);
  }
}
