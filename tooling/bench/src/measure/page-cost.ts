import { resultsOf, UNCACHED } from '../bench-days.ts';
import type { Started } from '../processes/start-process.ts';
import { soundLoad } from './http-load.ts';

const CONNECTIONS = 8;

/** Processor time of one uncached page of a day, milliseconds. */
export async function pageCostMs(process: Started, noon: number, seconds: number): Promise<number> {
  const { cpuMsPerRequest } = await soundLoad({
    url: process.url + resultsOf(noon),
    pid: process.pid,
    connections: CONNECTIONS,
    seconds,
    headers: UNCACHED,
  });
  return cpuMsPerRequest;
}
