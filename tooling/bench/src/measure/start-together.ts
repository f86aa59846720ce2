import { get } from 'node:http';

interface Answer {
  readonly status: number;
  readonly ms: number;
}

/** Requests one address over many connections at the same time. */
export async function startTogether(
  url: string,
  count: number,
): Promise<{ readonly statuses: readonly number[]; readonly p99Ms: number }> {
  const answers = await Promise.all(Array.from({ length: count }, () => request(url)));
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    statuses: answers.map(({ status }) => status),
    p99Ms: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN,
  };
}

function request(url: string): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, ms: performance.now() - start });
    get(url, { agent: false }, (answer) => {
      answer.resume();
      answer.on('error', failed);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, ms: performance.now() - start }),
      );
    }).on('error', failed);
  });
}
