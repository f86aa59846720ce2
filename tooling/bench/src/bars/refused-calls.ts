import { httpLoad } from '../measure/http-load.ts';
import { medianInterval, verdict } from '../measure/ratio.ts';
import type { BarResult } from './bar-result.ts';
import type { BenchContext } from './bench-context.ts';
import { OPEN_PAGE } from './open-calls.ts';

const BAR_MS = 0.1;
const CONNECTIONS = 8;
const REFUSED = 429;
/** A new minute of the clock gives a key some calls again, in a measurement at most twice. */
const MOST_ANSWERED = 200;
const PASSWORD = 'a quiet harbour at noon';

async function post<Reply>(url: string, body: object, token?: string): Promise<Reply> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: Reply };
  return data;
}

/** A key of a new account. */
async function aKey(api: string): Promise<string> {
  const account = {
    userEmail: `bench.${Date.now()}@example.com`,
    userPassword: PASSWORD,
    userName: `Bench ${Date.now()}`,
  };
  const { token } = await post<{ token: string }>(`${api}/register`, account);
  const wanted = { name: 'Bench', password: PASSWORD };
  return (await post<{ key: string }>(`${api}/account/open-keys`, wanted, token)).key;
}

/** A17: processor time of a call whose key is over its quota, at the API on loopback. */
export async function refusedCalls(context: BenchContext): Promise<BarResult> {
  const { site, seconds, rounds, random } = context;
  const { url, pid } = site.api;
  const headers = { authorization: `Bearer ${await aKey(url)}` };
  const ofRefusals = {
    url: url + OPEN_PAGE,
    pid,
    connections: CONNECTIONS,
    headers,
    status: REFUSED,
  };
  // until the quota is used up and the refusal is compiled
  await httpLoad({ ...ofRefusals, seconds: 1 });
  const msPerCall: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { cpuMsPerRequest, failures } = await httpLoad({ ...ofRefusals, seconds });
    if (failures > MOST_ANSWERED) throw new Error(`${failures} calls over the quota were answered`);
    msPerCall.push(cpuMsPerRequest);
  }
  const interval = medianInterval(msPerCall, random);
  const range = `${interval.low.toFixed(3)}…${interval.high.toFixed(3)}`;
  return {
    id: 'A17',
    what: 'call of a key over its quota, processor time',
    bar: `≤ ${BAR_MS} ms`,
    measured: `${interval.median.toFixed(3)} (${range}) ms, ${rounds} rounds`,
    verdict: verdict(interval, { atMost: BAR_MS }),
    details: { interval, msPerCall },
  };
}
