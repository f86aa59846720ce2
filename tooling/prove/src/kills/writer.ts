import type { Answer } from '../site/api-client.ts';
import type { RestartedApis } from '../site/restarted-apis.ts';
import { type Insisted, insist } from './insist.ts';

/** What the site has acknowledged to one visitor. */
export interface Acknowledged {
  readonly email: string;
  readonly url: string;
  readonly token: string;
  readonly registeredMs: number;
  tips: {
    readonly id: number;
    readonly matchId: number;
    readonly hash: string;
    readonly seq: number;
  }[];
  favourites: string[];
  templates: string[];
  pushes: string[];
  follows: string[];
  payments: number;
}

/** Acknowledged writes of a visitor, of all kinds. */
const countOf = (of: Acknowledged): number =>
  1 +
  of.tips.length +
  of.favourites.length +
  of.templates.length +
  of.pushes.length +
  of.follows.length +
  of.payments;

export const countOfAll = (people: readonly Acknowledged[]): number =>
  people.reduce((sum, person) => sum + countOf(person), 0);

export interface WriterOptions {
  readonly apis: Pick<RestartedApis, 'url'>;
  readonly matches: number;
  /** Everybody who has been acknowledged so far. */
  readonly people: Acknowledged[];
  readonly isOver: () => boolean;
  /** What was refused that should not have been. */
  readonly onRefused: (what: string) => void;
}

const PUSH_KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const TIPS = 4;
const PASSWORD = 'a quiet harbour at noon';
let countOfPeople = 0;

/** One that was interrupted may have counted: then its name is taken, and another is used. */
async function registerOne(apis: WriterOptions['apis']): Promise<Acknowledged | undefined> {
  for (;;) {
    countOfPeople += 1;
    const name = `w${process.pid}x${Date.now().toString(36)}x${countOfPeople}`;
    const email = `${name}@example.com`;
    const body = { userEmail: email, userPassword: PASSWORD, userName: name };
    const answer = await insist(apis, { path: '/register', body });
    if (answer === undefined) return undefined;
    if (answer.status !== 200) continue;
    const { url, token } = answer.data as { url: string; token: string };
    const nothing = {
      tips: [],
      favourites: [],
      templates: [],
      pushes: [],
      follows: [],
      payments: 0,
    };
    return { email, url, token, registeredMs: Date.now(), ...nothing };
  }
}

/** Writes of every kind, one after the other, each until it is acknowledged. */
export async function write(options: WriterOptions): Promise<void> {
  const { apis, people, isOver, onRefused } = options;
  while (!isOver()) {
    const person = await registerOne(apis);
    if (person === undefined) return;
    people.push(person);
    const { token } = person;
    const ask = async (call: Insisted): Promise<Answer | undefined> => {
      if (isOver()) return undefined;
      const answer = await insist(apis, { ...call, token });
      if (answer === undefined || (answer.status === 200 && answer.error === undefined))
        return answer;
      onRefused(`${call.path}: ${answer.status} ${JSON.stringify(answer.error)}`);
      return undefined;
    };
    await writeAll(ask, person, options);
  }
}

type Ask = (call: Insisted) => Promise<Answer | undefined>;

async function writeAll(
  ask: Ask,
  person: Acknowledged,
  { matches, people }: WriterOptions,
): Promise<void> {
  const number = countOfPeople;
  const favourite = `m${101 + (number % matches)}`;
  const favourites = { added: [favourite], removed: [] };
  if (await ask({ method: 'PUT', path: '/account/favourites', body: favourites })) {
    person.favourites.push(favourite);
  }
  const endpoint = `https://fcm.googleapis.com/fcm/send/${person.url}`;
  if (await ask({ path: '/account/push', body: { endpoint, keys: PUSH_KEYS } })) {
    person.pushes.push(endpoint);
  }
  const other = people.find(({ url }) => url !== person.url);
  if (other !== undefined) {
    const body = { tipster_user_url: other.url, is_follow: true };
    if (await ask({ method: 'PUT', path: '/follow', body })) person.follows.push(other.url);
  }
  for (let index = 0; index < TIPS; index += 1) {
    const matchId = 101 + ((number + index) % matches);
    const path = `/soccer/events/tips/${matchId}/1`;
    const answer = await ask({ path, body: { odd_type: '1x2.1', stake: 1 } });
    const tip = (answer?.data as { tip: { id: number; hash: string; seq: number } } | undefined)
      ?.tip;
    if (tip !== undefined) person.tips.push({ ...tip, matchId });
  }
  await pay(ask, person);
}

/** Buys a month at the acquirer of the site itself, then uses it. */
async function pay(ask: Ask, person: Acknowledged): Promise<void> {
  const page = await ask({ path: '/change-subscription', body: { subscriptionType: 2 } });
  const url = (page?.data as { paymentUrl: string } | undefined)?.paymentUrl;
  if (url === undefined) return;
  // of a site that has an address it is a whole one
  const { pathname, search } = new URL(url, 'http://site.example');
  const path = pathname.replace(/^\/\w\w(?=\/)/, '') + search;
  if (!(await ask({ path, body: { decision: 'approve' } }))) return;
  person.payments += 1;
  const name = `Search of ${person.url}`.slice(0, 40);
  const templates = '/search-users-tips/templates/tips';
  if (await ask({ path: templates, body: { name, params: {} } })) person.templates.push(name);
}
