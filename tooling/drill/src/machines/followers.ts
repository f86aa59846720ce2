import { randomUUID } from 'node:crypto';
import type { PushService } from '@tipmark/test-kit/push';
import { guestAddress } from '../load/addresses.ts';

/** People who follow one of some tipsters, who are told so by their browsers. */
export interface Followers {
  /** Names of those whose following was acknowledged: each has to be announced once. */
  readonly acknowledged: readonly string[];
  /** One more registers and follows; without an answer nothing is acknowledged. */
  follow(number: number): Promise<void>;
}

interface Account {
  readonly data: { readonly token: string; readonly url: string };
}

const TIPSTERS = 4;
/** Networks of these people, apart from all others. */
const NETWORKS_FROM = 60_000_000;
const PATIENCE_MS = 20_000;

/** @param url of the calls themselves, as shells have it */
export async function gatherFollowers(url: string, push: PushService): Promise<Followers> {
  const acknowledged: string[] = [];
  let network = NETWORKS_FROM;

  async function call<Reply>(method: string, path: string, body?: object, token?: string) {
    network += 1;
    const reply = await fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': guestAddress(network, 1),
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: token }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text.slice(0, 200)}`);
    return JSON.parse(text) as Reply;
  }

  const register = (name: string, email: string) =>
    call<Account>('POST', '/register', {
      userEmail: email,
      userName: name,
      userPassword: randomUUID(),
    });

  async function tipster(number: number): Promise<string> {
    const { data } = await register(`Tipster ${number}`, `tipster.${number}@example.com`);
    const keys = await call<{ data: { publicKey: string } }>(
      'GET',
      '/account/push',
      undefined,
      data.token,
    );
    const browser = push.subscribe(keys.data.publicKey);
    await call('POST', '/account/push', browser, data.token);
    return data.url;
  }

  const tipsters = await Promise.all(
    Array.from({ length: TIPSTERS }, (_, number) => tipster(number)),
  );
  return {
    acknowledged,
    async follow(number) {
      const name = `Follower ${number}.`;
      const { data } = await register(name, `follower.${number}@example.com`);
      const body = { tipster_user_url: tipsters[number % TIPSTERS], is_follow: true };
      await call('PUT', '/follow', body, data.token);
      acknowledged.push(name);
    },
  };
}

/** By follower how often the browsers were told. */
export function announcedFollowers(
  push: PushService,
  names: readonly string[],
): ReadonlyMap<string, number> {
  const texts = push.delivered.map(({ text }) => text);
  return new Map(names.map((name) => [name, texts.filter((text) => text.includes(name)).length]));
}
