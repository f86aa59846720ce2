import { connect } from 'node:net';
import { answerReader } from './answer-reader.ts';
import { processCpuMs } from './process-cpu.ts';

export interface LoadResult {
  readonly requests: number;
  readonly failures: number;
  readonly cpuMsPerRequest: number;
}

export interface LoadOptions {
  readonly url: string;
  /** the process whose processor time is measured */
  readonly pid: number;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of the responses that are measured; 200 by default. */
  readonly status?: number;
}

/**
 * Loads one address and measures the processor time of each response. The client is written on
 * sockets: one that parses its responses is slower than a cached page, and at its pace the page's
 * renewal, once a second, would be most of what is measured. Responses of another status are
 * failures.
 */
export async function httpLoad(options: LoadOptions): Promise<LoadResult> {
  const { connections, pid } = options;
  const before = processCpuMs(pid);
  const statuses = await Promise.all(
    Array.from({ length: connections }, () => requestRepeatedly(options)),
  );
  const cpuMs = processCpuMs(pid) - before;
  const requests = statuses.reduce((sum, { good }) => sum + good, 0);
  return {
    requests,
    failures: statuses.reduce((sum, { bad }) => sum + bad, 0),
    cpuMsPerRequest: requests ? cpuMs / requests : Number.NaN,
  };
}

function requestRepeatedly({ url, seconds, headers = {}, status = 200 }: LoadOptions) {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const end = performance.now() + seconds * 1000;
  const counted = { good: 0, bad: 0 };
  return new Promise<typeof counted>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.setNoDelay(true);
    const read = answerReader((found) => {
      counted[found === status ? 'good' : 'bad'] += 1;
      if (performance.now() < end) socket.write(request);
      else socket.end();
    });
    socket.on('data', (bytes: Buffer) => {
      try {
        read(bytes);
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
    socket.on('error', () => {
      counted.bad += 1;
    });
    socket.on('close', () => resolve(counted));
  });
}

/**
 * The same, but any answer other than a page invalidates the measurement. @throws Error naming how
 * many
 */
export async function soundLoad(options: LoadOptions): Promise<LoadResult> {
  const result = await httpLoad(options);
  if (result.failures > 0 || result.requests === 0) {
    throw new Error(
      `${options.url}: ${result.failures} of ${result.requests + result.failures} requests failed`,
    );
  }
  return result;
}
