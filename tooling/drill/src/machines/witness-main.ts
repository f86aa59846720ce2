// Asks a process again and again from its own machine, and writes each answer as a line.
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { WitnessAnswer, WitnessTask } from './witness.ts';

const { url, host, paths, everyMs, patienceMs } = JSON.parse(process.argv[2] ?? '') as WitnessTask;

function ask(path: string): Promise<WitnessAnswer> {
  const askedAtMs = Date.now();
  const signal = AbortSignal.timeout(patienceMs);
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ path, askedAtMs, status: 0, body: error.message });
    const request = get(`${url}${path}`, { headers: { host }, agent: false, signal }, (reply) => {
      let body = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        body += chunk;
      });
      reply.on('error', fail);
      reply.on('end', () => {
        const status = reply.statusCode ?? 0;
        resolve({ path, askedAtMs, status, retryAfter: reply.headers['retry-after'], body });
      });
    });
    request.on('error', fail);
  });
}

async function follow(path: string): Promise<void> {
  for (;;) {
    process.stdout.write(`${JSON.stringify(await ask(path))}\n`);
    await pause(everyMs);
  }
}

await Promise.all(paths.map(follow));
