import type { EndpointName, TemplateKindName } from '@tipmark/contract';
import { DAY_SECONDS } from '@tipmark/domain';
import type { InjectOptions } from 'fastify';
import { aPerson, type Person } from '../../../people/account/testing/people.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';

/** Where the templates of each kind are, and where their notifications. */
export const TEMPLATE_PATHS: Readonly<Record<TemplateKindName, readonly [string, string]>> = {
  tips: ['/search-users-tips/templates/tips', '/search-users-tips/template-notifications/tips'],
  users: ['/search-users-tips/templates/users', '/search-users-tips/template-notifications/users'],
  soccerScanner: ['/soccer/odds-scanner/templates', '/soccer/odds-scanner/template-notifications'],
  hockeyScanner: ['/hockey/odds-scanner/templates', '/hockey/odds-scanner/template-notifications'],
  tennisScanner: ['/tennis/odds-scanner/templates', '/tennis/odds-scanner/template-notifications'],
};
export const TEMPLATE_NAMES = Object.keys(TEMPLATE_PATHS) as TemplateKindName[];

/** A user with a confirmed email and a subscription of this many days. */
export async function aSubscriber(api: TestApi, days = 30): Promise<Person> {
  const person = await aPerson(api);
  const until = new Date((api.services.clock() + days * DAY_SECONDS) * 1_000);
  const values = { subscription_expires_at: until, email_confirmed_at: new Date(0) };
  const { id } = await api.services.db
    .updateTable('users')
    .set(values)
    .where('url', '=', person.url)
    .returning('id')
    .executeTakeFirstOrThrow();
  api.services.sessions.changed(id);
  await api.services.sessions.resolve(person.token);
  return person;
}

export const A_TEMPLATE = { name: 'Утренний поиск', params: {} };
const ALERT = { channel: 1, frequency: 1, quietFrom: '23:00', quietTo: '08:00', isActive: true };

type Call = () => Promise<InjectOptions>;
type TemplateName = Extract<
  EndpointName,
  `${TemplateKindName}${'Templates' | 'Template' | `Template${string}`}`
>;

function callsOf(getApi: () => TestApi, kind: TemplateKindName): Record<string, Call> {
  const [templates, notifications] = TEMPLATE_PATHS[kind];
  const write = (
    person: Person,
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload: object = {},
  ): InjectOptions => ({ method, url, headers: person.headers, payload });
  /** A user with a template that has notifications on. */
  async function withTemplate() {
    const person = await aSubscriber(getApi());
    const payload = { ...A_TEMPLATE, notificationParams: ALERT };
    const reply = await getApi().app.inject(write(person, 'POST', templates, payload));
    return { person, id: reply.json().data.id as number };
  }
  const named = (end: string, call: Call): [string, Call] => [`${kind}${end}`, call];
  return Object.fromEntries([
    named('Templates', async () => {
      const { person } = await withTemplate();
      return { url: templates, headers: person.headers };
    }),
    named('Template', async () => {
      const { person, id } = await withTemplate();
      return { url: `${templates}/${id}`, headers: person.headers };
    }),
    named('TemplateAdd', async () => {
      const person = await aSubscriber(getApi());
      const payload = { ...A_TEMPLATE, notificationParams: ALERT };
      const added = write(person, 'POST', templates, payload);
      return { ...added, headers: { ...person.headers, 'idempotency-key': 'one' } };
    }),
    named('TemplateChange', async () => {
      const { person, id } = await withTemplate();
      const params = { sortType: 2 };
      const payload = { name: 'Other', params, notificationParams: { isActive: false } };
      return write(person, 'PUT', `${templates}/${id}`, payload);
    }),
    named('TemplateDelete', async () => {
      const { person, id } = await withTemplate();
      return write(person, 'DELETE', `${templates}/${id}`);
    }),
    named('TemplateNotificationAdd', async () => {
      const { person, id } = await withTemplate();
      await getApi().app.inject(write(person, 'DELETE', `${notifications}/${id}`));
      return write(person, 'POST', `${notifications}/${id}`, ALERT);
    }),
    named('TemplateNotificationChange', async () => {
      const { person, id } = await withTemplate();
      return write(person, 'PUT', `${notifications}/${id}`, { frequency: 3 });
    }),
    named('TemplateNotificationDelete', async () => {
      const { person, id } = await withTemplate();
      return write(person, 'DELETE', `${notifications}/${id}`);
    }),
    named('TemplateNotificationRecord', async () => {
      const { person, id } = await withTemplate();
      return { url: `${notifications}/${id}/record`, headers: person.headers };
    }),
  ]);
}

/** A valid call of every endpoint about templates. */
export function templateCalls(getApi: () => TestApi): Record<TemplateName, Call> {
  const calls = TEMPLATE_NAMES.map((kind) => callsOf(getApi, kind));
  return Object.assign({}, ...calls) as Record<TemplateName, Call>;
}
