import { follow, login } from '@tipmark/contract';
import type { ApiClient } from '@tipmark/remote-kit';
import { Observable, of } from '@tipmark/remote-kit/rx';
import { epics } from './submission-epics.ts';
import { submitted } from './submission-slice.ts';

const session = {
  token: 'secret',
  name: 'Ivan',
  url: 'ivan',
  subscription_expiration: '',
  isNew: false,
};
const down = { status: 503, code: 'unavailable', message: 'Later' };

async function send(action: { type: string }, isFollowDown = false) {
  const called: string[] = [];
  const api = {
    call: ({ name }: { name: string }) => {
      called.push(name);
      if (name !== follow.name) return of(name === login.name ? session : {});
      return isFollowDown
        ? new Observable((subscriber) => subscriber.error(down))
        : of({ isFollower: true, followers: 1 });
    },
  } as unknown as ApiClient;
  const [epic] = epics;
  const out: { type: string }[] = [];
  const state$ = { value: { view: { locale: 'ru' } } };
  epic?.(of(action) as never, state$ as never, { api, nowSeconds: () => 0 }).subscribe((one) =>
    out.push(one),
  );
  return { called, out };
}

afterEach(() => {
  document.cookie = 'follow_user=; Path=/; Max-Age=0';
});

test('session first, then whom to follow, then on; the token is in no action', async () => {
  document.cookie = 'follow_user=maria; Path=/';
  const { called, out } = await send(submitted('login', {}, { source: 'premium' }));
  expect(called).toEqual(['login', 'follow']);
  expect(out).toMatchObject([
    { type: 'session/signedIn', visitor: { name: 'Ivan', url: 'ivan' } },
    { form: 'login', outcome: { address: '/premium?source=premium', problems: [] } },
  ]);
  expect(JSON.stringify(out)).not.toContain('secret');
  expect(document.cookie).not.toContain('follow_user');
});

test('a tipster who cannot be followed now is told on the page of arrival', async () => {
  document.cookie = 'follow_user=maria; Path=/';
  const { out } = await send(submitted('login', {}), true);
  expect(out[1]).toMatchObject({ outcome: { address: '/profile/ivan', problems: [down] } });
});

test('who wanted to change something first goes to change it', async () => {
  const { out } = await send(submitted('login', {}, { next: '/profile/maria?edit=notifications' }));
  expect(out.at(-1)).toMatchObject({ outcome: { address: '/profile/ivan?edit=notifications' } });
});

test('a form that signs nobody in leads nowhere', async () => {
  const { out } = await send(submitted('accountRecovery', { userEmail: 'a@b.example' }));
  expect(out).toEqual([
    {
      type: 'account/submissionDone',
      form: 'accountRecovery',
      outcome: { address: '', problems: [], posted: 0 },
    },
  ]);
});
