/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { changeUserName, follow, login, soccerEventTipAdd } from '@tipmark/contract';
import {
  type ApiClient,
  type Command,
  createCommand,
  type HostState,
  signedIn,
} from '@tipmark/remote-kit';
import type { Action } from 'redux';
import { Observable } from 'rxjs';
import { createHostStore } from '../create-host-store.ts';
import { createDataLayer } from './data-layer.ts';

const NOW_SECONDS = 1_795_284_420;
const settled = () => new Promise((resolve) => setImmediate(resolve));

const rename = createCommand('rename', {
  request: changeUserName,
  onSuccess: ({ result: { name, url }, state }) => [
    signedIn({ name, url, subscriptionExpiration: state.session.subscriptionExpiration }),
  ],
});
const body = { userName: 'Ann' };

interface Call {
  readonly request: unknown;
  isAborted: boolean;
  answer(reply: unknown): void;
  fail(error: unknown): void;
}

/** A page with one command; the test answers its calls. */
function page(command: Command, loadDataLayer?: () => Promise<never>) {
  const calls: Call[] = [];
  const api = {
    call: (_endpoint: unknown, request: unknown) =>
      new Observable((subscriber) => {
        const call: Call = {
          request,
          isAborted: false,
          answer(reply) {
            subscriber.next(reply);
            subscriber.complete();
          },
          fail: (error) => subscriber.error(error),
        };
        calls.push(call);
        return () => {
          call.isAborted = true;
        };
      }),
  } as unknown as ApiClient;
  const seen: Action[] = [];
  const errors: unknown[] = [];
  const store = createHostStore({
    loadDataLayer: loadDataLayer ?? (() => createDataLayer({ api, nowSeconds: () => NOW_SECONDS })),
    middleware: () => (next) => (action) => {
      seen.push(action as Action);
      return next(action);
    },
    onError: (error) => errors.push(error),
  });
  store.install({ name: 'one', features: [{ name: 'form', commands: [command], screens: [] }] });
  const types = () => seen.map(({ type }) => type);
  return { calls, store, seen, types, state: () => command.select(store.getState()), errors };
}

test('a submission makes one call, and a success dispatches its declared actions before it is reported', async () => {
  const { store, calls, state, types } = page(rename);
  store.dispatch(rename.submitted({ body }));
  await settled();
  expect(calls.map(({ request }) => request)).toEqual([{ body }]);
  expect(state()).toEqual({ status: 'submitting' });
  calls[0]?.answer({ name: 'Ann', url: 'ann' });
  expect(types()).toEqual(['rename/submitted', 'session/signedIn', 'rename/succeeded']);
  expect(store.getState().session).toMatchObject({ name: 'Ann', url: 'ann' });
  expect(state()).toEqual({
    status: 'succeeded',
    result: { name: 'Ann', url: 'ann' },
    receivedAt: NOW_SECONDS,
  });
});

test('a second submission sends nothing while the first is in flight, one after it does', async () => {
  const { store, calls } = page(rename);
  store.dispatch(rename.submitted({ body }));
  store.dispatch(rename.submitted({ body }));
  await settled();
  store.dispatch(rename.submitted({ body }));
  expect(calls).toHaveLength(1);
  calls[0]?.answer({ name: 'Ann', url: 'ann' });
  store.dispatch(rename.submitted({ body }));
  expect(calls).toHaveLength(2);
});

test.each([
  ['latest', [true, false]],
  ['each', [false, false]],
] as const)('%s: a second submission is sent, too', async (when, aborted) => {
  const following = createCommand('following', { request: follow, when });
  const { store, calls } = page(following);
  for (const is_follow of [true, false]) {
    store.dispatch(following.submitted({ body: { tipster_user_url: 'ann', is_follow } }));
  }
  await settled();
  expect(calls.map(({ isAborted }) => isAborted)).toEqual(aborted);
});

test('a rejection by the server becomes the state of the form, with the errors of its fields', async () => {
  const { store, calls, state, types } = page(rename);
  store.dispatch(rename.submitted({ body }));
  await settled();
  const error = {
    status: 400,
    code: 'validation',
    message: 'Check the fields',
    details: { userName: 'is taken' },
  };
  calls[0]?.fail(error);
  expect(state()).toEqual({ status: 'failed', error });
  expect(types()).not.toContain('session/signedIn');
});

test('an error that is not a response counts as a lost connection', async () => {
  const { store, calls, state } = page(rename);
  store.dispatch(rename.submitted({ body }));
  await settled();
  calls[0]?.fail(new TypeError('fetch failed'));
  expect(state()).toMatchObject({ status: 'failed', error: { status: 0, code: 'network' } });
});

test('a 200 with an error is a failure, with the whole reply as its result', async () => {
  const tip = createCommand('tip', { request: soccerEventTipAdd });
  const { store, calls, state } = page(tip);
  store.dispatch(
    tip.submitted({
      segments: { matchUrl: '7-zenit', sportType: 1 },
      body: { odd_type: '1x2.1', odd_value: 2, stake: 3, description: '' },
    }),
  );
  await settled();
  const reply = { error: { code: 'odds_changed', message: 'The price fell', odds: 1.9 } };
  calls[0]?.answer(reply);
  expect(state()).toEqual({
    status: 'failed',
    error: { status: 200, code: 'odds_changed', message: 'The price fell' },
    result: reply,
    receivedAt: NOW_SECONDS,
  });
});

test('only the part of the reply that the command selects reaches an action or the state', async () => {
  const signIn = createCommand('signIn', { request: login, resultOf: ({ url }) => ({ url }) });
  const { store, calls, seen, state } = page(signIn);
  store.dispatch(signIn.submitted({ body: { userEmail: 'a@b.example', userPassword: 'x' } }));
  await settled();
  calls[0]?.answer({ token: 'secret', url: 'ann' });
  expect(state()).toMatchObject({ status: 'succeeded', result: { url: 'ann' } });
  expect(seen).toHaveLength(2);
  expect(JSON.stringify([seen, store.getState()])).not.toContain('secret');
});

test('a reset aborts the call, and the form can be sent again', async () => {
  const { store, calls, state } = page(rename);
  store.dispatch(rename.submitted({ body }));
  await settled();
  store.dispatch(rename.reset());
  expect(calls[0]?.isAborted).toBe(true);
  expect(state()).toEqual({ status: 'idle' });
  store.dispatch(rename.submitted({ body }));
  expect(calls).toHaveLength(2);
});

test('a data layer that fails to load fails the form', async () => {
  const { store, state, errors } = page(rename, () => Promise.reject(new Error('chunk 404')));
  store.dispatch(rename.submitted({ body }));
  await settled();
  expect(state()).toMatchObject({ status: 'failed', error: { code: 'network' } });
  expect(errors).toHaveLength(1);
});

test('a command that no feature lists throws, and so does a name that is taken', () => {
  const { store } = page(rename);
  const other = createCommand('other', { request: changeUserName });
  expect(() => store.dispatch(other.submitted({ body }))).toThrow(/"other"/);
  const features = [{ name: 'two', commands: [rename as unknown as Command], screens: [] }];
  expect(() => store.install({ name: 'two', features })).toThrow(/command "rename"/);
});

test('the argument of onSuccess is typed by the contract', () => {
  const typed = createCommand('typed', {
    request: changeUserName,
    onSuccess: ({ result, request }) => {
      const url: string = result.url;
      const sent: string = request.body.userName;
      // @ts-expect-error -- a reply has no such field
      return [{ type: `${url}${sent}${result.token}` }];
    },
  });
  const success = { request: { body }, receivedAt: 1, state: {} as HostState };
  const [first] = typed.onSuccess({
    ...success,
    result: { name: 'Ann', url: 'ann', nameOnModeration: null },
  });
  expect(first?.type).toBe('annAnnundefined');
});
