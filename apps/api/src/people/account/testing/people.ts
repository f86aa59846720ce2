import type { AccountSession } from '@tipmark/contract';
import { storingTransport } from '../../../platform/outbox/mail-transport.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { workOutbox } from '../../mails/work-outbox.ts';

export const PASSWORD = 'a quiet harbour at noon';

let countOfPeople = 0;

export interface Person {
  readonly email: string;
  readonly name: string;
  readonly url: string;
  readonly token: string;
  readonly headers: { readonly authorization: string };
}

/** A new user, registered through the api and signed in. */
export async function aPerson(api: TestApi, wanted: { name?: string } = {}): Promise<Person> {
  countOfPeople += 1;
  const name = wanted.name ?? `Somebody ${countOfPeople}`;
  const email = `person.${countOfPeople}@example.com`;
  const reply = await api.app.inject({
    method: 'POST',
    url: '/register',
    payload: { userEmail: email, userPassword: PASSWORD, userName: name },
  });
  if (reply.statusCode !== 200) throw new Error(`${name} was not registered: ${reply.body}`);
  const { token, url }: AccountSession = reply.json().data;
  // The session is cached, as it is for a returning user.
  await api.services.sessions.resolve(token);
  return { email, name, url, token, headers: { authorization: token } };
}

/** A new user who has opened the link that confirms the address. */
export async function aConfirmedPerson(
  api: TestApi,
  wanted: { name?: string } = {},
): Promise<Person> {
  const person = await aPerson(api, wanted);
  const hash = await hashFor(api, person.email, 'confirm-email');
  const reply = await api.app.inject(`/confirm-email/${hash}`);
  if (reply.statusCode !== 200) throw new Error(`${person.name} was not confirmed: ${reply.body}`);
  await api.services.sessions.resolve(person.token);
  return person;
}

export interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
}

/** Sends waiting emails and returns those of one recipient, newest first. */
export async function mailsOf(api: TestApi, recipient: string): Promise<ReceivedMail[]> {
  await workOutbox({ services: api.services, transport: storingTransport });
  const rows = await api.services.db
    .selectFrom('outbox')
    .select(['rendered', 'created_at', 'run_at'])
    .where('recipient', '=', recipient)
    .where('rendered', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap(({ rendered }) => rendered ?? []);
}

/** The hash of the link in the newest mail that has one of this page. */
export async function hashFor(api: TestApi, recipient: string, page: string): Promise<string> {
  for (const { text } of await mailsOf(api, recipient)) {
    const [, hash] = new RegExp(`/${page}/([\\w-]{43})`).exec(text) ?? [];
    if (hash !== undefined) return hash;
  }
  throw new Error(`${recipient} got no link to ${page}`);
}
