import { DAY_SECONDS } from '@tipmark/domain';
import type { InjectOptions } from 'fastify';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { aPerson, PASSWORD, type Person } from '../../account/testing/people.ts';

type Call = () => Promise<InjectOptions>;

const URL = '/account/webhooks';
const MADE = { address: 'https://hooks.example.org/', allCappers: true, password: PASSWORD };

/** A user with a subscription. */
async function aSubscriber(api: TestApi): Promise<Person> {
  const person = await aPerson(api);
  const until = new Date((api.services.clock() + DAY_SECONDS) * 1_000);
  const { id } = await api.services.db
    .updateTable('users')
    .set({ subscription_expires_at: until })
    .where('url', '=', person.url)
    .returning('id')
    .executeTakeFirstOrThrow();
  api.services.sessions.changed(id);
  await api.services.sessions.resolve(person.token);
  return person;
}

/** The most expensive request of each call of webhooks. */
export function webhookCalls(getApi: () => TestApi) {
  const post = (person: Person, path: string, payload: object): InjectOptions => ({
    method: 'POST',
    url: `${URL}${path}`,
    headers: person.headers,
    payload,
  });
  async function withHook() {
    const person = await aSubscriber(getApi());
    const reply = await getApi().app.inject(post(person, '', MADE));
    return { person, id: reply.json().data.list.webhooks[0].id as string };
  }
  const onHook =
    (path: string, more: object = {}): Call =>
    async () => {
      const { person, id } = await withHook();
      return post(person, path, { id, ...more });
    };
  return {
    webhooks: async () => ({ url: URL, headers: (await withHook()).person.headers }),
    makeWebhook: async () => post(await aSubscriber(getApi()), '', MADE),
    renewWebhookSecret: onHook('/secret', { password: PASSWORD }),
    testWebhook: onHook('/test'),
    enableWebhook: onHook('/enable'),
    deleteWebhook: onHook('/delete'),
    async resendWebhook() {
      const { person, id } = await withHook();
      const { app, services } = getApi();
      const reply = await app.inject(post(person, '/test', { id }));
      const [delivery] = reply.json().data.deliveries;
      await services.db.updateTable('webhook_deliveries').set({ status: 'failed' }).execute();
      return post(person, '/resend', { id: delivery.id });
    },
  } satisfies Record<string, Call>;
}
