import { DAY_SECONDS } from '@tipmark/domain';
import { aPerson, type Person } from '../../../people/account/testing/people.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';

/** A user with a subscription for a day, already known to the API. */
export async function aSubscriber(api: TestApi): Promise<Person> {
  const person = await aPerson(api);
  const expiresAt = new Date((api.services.clock() + DAY_SECONDS) * 1_000);
  await api.services.db
    .updateTable('users')
    .set({ subscription_expires_at: expiresAt })
    .where('url', '=', person.url)
    .execute();
  api.services.bus.publish(['*']);
  await api.services.sessions.resolve(person.token);
  return person;
}
