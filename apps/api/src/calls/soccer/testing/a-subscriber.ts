import { aPerson, type Person } from '../../../people/account/testing/people.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';

const DAY_MS = 86_400_000;

/** A new user with a subscription of one more day. */
export async function aSubscriber(api: TestApi, wanted: { name?: string } = {}): Promise<Person> {
  const person = await aPerson(api, wanted);
  await api.services.db
    .updateTable('users')
    .set({ subscription_expires_at: new Date(api.services.clock() * 1_000 + DAY_MS) })
    .where('url', '=', person.url)
    .execute();
  api.services.bus.publish(['*']);
  await api.services.sessions.resolve(person.token);
  return person;
}
