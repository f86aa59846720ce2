import type { Random } from '@tipmark/simulator';

/** A request of a visitor. */
export interface Visit {
  readonly to: 'shell' | 'api';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

const DAY = 86_400;
const DAYS = 400;

/** Pages and calls as visitors mix them; most of them are in no cache. */
export function visitOf(random: Random, nowSeconds: number): Visit {
  const day = nowSeconds + random.integer(-DAYS, DAYS) * DAY;
  const turn = random.integer(1, 20);
  if (turn <= 7) return get('shell', `/Results?timestamp=${day}`);
  if (turn <= 9) return get('shell', '/Results');
  if (turn <= 12) return get('shell', `/api/soccer/results/page?timestamp=${day}`);
  if (turn <= 15) return get('api', `/hockey/results/page?timestamp=${day}`);
  if (turn <= 18) {
    const query = `Club ${random.integer(0, 999)}`;
    return get('api', `/soccer/search?query=${encodeURIComponent(query)}&searchType=1`);
  }
  const body = JSON.stringify({ event_type: 'proof', event_properties: { turn: String(turn) } });
  return { to: 'shell', method: 'POST', path: '/api/statistics', body };
}

const get = (to: Visit['to'], path: string): Visit => ({ to, method: 'GET', path });
