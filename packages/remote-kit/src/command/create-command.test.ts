import { follow, login } from '@tipmark/contract';
import { isCommandAction } from './command-actions.ts';
import { commandsReducer } from './command-state.ts';
import { createCommand } from './create-command.ts';

const failure = {
  status: 400,
  code: 'validation',
  message: 'Check the fields',
  details: { userEmail: 'is taken' },
} as const;
const body = { userEmail: 'ann@post.example', userPassword: 'three yellow tractors' };

const signIn = createCommand('signIn', {
  request: login,
  resultOf: ({ name, url }) => ({ name, url }),
});
const following = createCommand('following', {
  request: follow,
  when: 'latest',
  subjectOf: ({ body: { tipster_user_url } }) => tipster_user_url,
});

type Action = Parameters<typeof commandsReducer>[1];
const after = (...actions: Action[]) => actions.reduce(commandsReducer, {});
const submitted = signIn.submitted({ body });

test('actions are recognized as those of their command, and by their phase', () => {
  expect(submitted).toMatchObject({ type: 'signIn/submitted', request: { body } });
  expect([submitted, signIn.reset()]).toMatchObject([
    { meta: { epic: true } },
    { meta: { epic: true } },
  ]);
  expect(isCommandAction(submitted)).toBe(true);
  expect(isCommandAction({ type: 'signIn/submitted' })).toBe(false);
  expect(signIn.is('submitted')(submitted)).toBe(true);
  expect(signIn.is('succeeded')(submitted)).toBe(false);
  expect(following.is('submitted')(submitted)).toBe(false);
});

test('the state is idle, submitting, succeeded or failed, and idle again after a reset', () => {
  expect(signIn.select({ commands: {} })).toEqual({ status: 'idle' });
  expect(signIn.select({ commands: after(submitted) })).toEqual({ status: 'submitting' });
  const done = signIn.succeeded({ name: 'Ann', url: 'ann' }, 5);
  expect(signIn.select({ commands: after(submitted, done) })).toEqual({
    status: 'succeeded',
    result: { name: 'Ann', url: 'ann' },
    receivedAt: 5,
  });
  expect(signIn.select({ commands: after(submitted, signIn.failed(failure)) })).toEqual({
    status: 'failed',
    error: failure,
  });
  expect(signIn.select({ commands: after(submitted, signIn.reset()) })).toEqual({
    status: 'idle',
  });
});

test('no state contains the submitted body', () => {
  const states = [[], [signIn.failed(failure)], [signIn.succeeded({ name: 'Ann', url: 'a' }, 1)]];
  for (const rest of states) {
    expect(JSON.stringify(after(submitted, ...rest))).not.toContain('tractors');
  }
});

test('a second submission is ignored while the first is running, unless the command takes the latest', () => {
  const first = after(submitted);
  expect(commandsReducer(first, submitted)).toBe(first);
  const ofAnn = following.submitted({ body: { tipster_user_url: 'ann', is_follow: true } });
  const ofBob = following.submitted({ body: { tipster_user_url: 'bob', is_follow: true } });
  expect(following.select({ commands: after(ofAnn, ofBob) }).subject).toBe('bob');
});

test('the subject is retained after a failure', () => {
  const ofAnn = following.submitted({ body: { tipster_user_url: 'ann', is_follow: true } });
  const { commands } = { commands: after(ofAnn, following.failed(failure)) };
  expect(following.select({ commands })).toMatchObject({ status: 'failed', subject: 'ann' });
});

test('other actions change nothing', () => {
  const state = after(submitted);
  expect(commandsReducer(state, { type: 'signIn/succeeded' })).toBe(state);
});
