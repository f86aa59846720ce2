import { setTimeout as pause } from 'node:timers/promises';
import type { Acknowledged } from './writer.ts';

export interface ReadBack {
  /** Acknowledged and not there. */
  readonly lost: readonly string[];
  /** There more often than acknowledged. */
  readonly doubled: readonly string[];
}

const BUSY_MS = 500;
const ATTEMPTS = 60;

/** Reads what is there; a site that is busy is asked again. */
async function read<Data>(url: string, token: string, attempt = 1): Promise<Data> {
  const reply = await fetch(url, { headers: { authorization: token } });
  const text = await reply.text();
  if ((reply.status === 503 || reply.status === 429) && attempt < ATTEMPTS) {
    await pause(BUSY_MS);
    return read(url, token, attempt + 1);
  }
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status} ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { data: Data }).data;
}

const times = (list: readonly unknown[], one: unknown): number =>
  list.filter((other) => other === one).length;

/** Everything a visitor was acknowledged must be there, once. */
export async function readBack(
  apiUrl: string,
  person: Acknowledged,
  operatorKey: string,
): Promise<ReadBack> {
  const { url, token } = person;
  const own = <Data>(path: string) => read<Data>(`${apiUrl}${path}`, token);
  const [{ tips }, { keys }, { endpoints }, { users }, templates, { lines }] = await Promise.all([
    own<{ tips: { tip: { id: number }; match: { '3': string } }[] }>(`/page-profile/${url}/tips`),
    own<{ keys: string[] }>('/account/favourites'),
    own<{ endpoints: string[] }>('/account/push'),
    own<{ users: { url: string }[] }>(`/followers/${url}/1?type=follows`),
    own<{ customs: { name: string }[] }>('/search-users-tips/templates/tips'),
    read<{ lines: { kind: string }[] }>(`${apiUrl}/payments?userUrl=${url}`, operatorKey),
  ]);
  const found: readonly (readonly [string, readonly unknown[], readonly unknown[]])[] = [
    ['tip', person.tips.map(({ id }) => id), tips.map(({ tip }) => tip.id)],
    [
      'tip on match',
      person.tips.map(({ matchId }) => matchId),
      tips.map(({ match }) => Number.parseInt(match['3'], 10)),
    ],
    ['favourite', person.favourites, keys],
    ['push subscription', person.pushes, endpoints],
    ['follow', person.follows, users.map((user) => user.url)],
    ['search', person.templates, templates.customs.map(({ name }) => name)],
    [
      'payment',
      person.payments > 0 ? ['paid'] : [],
      lines.map(({ kind }) => kind).filter((kind) => kind === 'paid'),
    ],
  ];
  const named = (kind: string, one: unknown) => `${kind} ${String(one)} of ${url}`;
  return {
    lost: found.flatMap(([kind, wanted, there]) =>
      wanted.filter((one) => times(there, one) === 0).map((one) => named(kind, one)),
    ),
    doubled: found.flatMap(([kind, wanted, there]) =>
      wanted.filter((one) => times(there, one) > 1).map((one) => named(kind, one)),
    ),
  };
}
