import { setTimeout as wait } from 'node:timers/promises';
import { startWhileOn } from './while-on.ts';

const EVERY_MS = 5;

function follow(isOnAtFirst: boolean) {
  const seen: string[] = [];
  const errors: unknown[] = [];
  const settings = { isOn: isOnAtFirst, fails: false };
  const stop = startWhileOn({
    isOn: () => settings.isOn,
    everyMs: EVERY_MS,
    start() {
      seen.push('connected');
      return async () => {
        seen.push('ended');
        if (settings.fails) throw new Error('the last prices were not stored');
      };
    },
    onOff: () => void seen.push('off'),
    onError: (error) => void errors.push(error),
  });
  const set = async (isOn: boolean) => {
    settings.isOn = isOn;
    await wait(EVERY_MS * 10);
  };
  return { seen, errors, settings, set, stop };
}

test('it is connected while it is on, and again once it is switched on again', async () => {
  const { seen, errors, set, stop } = follow(true);
  await set(true);
  expect(seen).toEqual(['connected']);
  await set(false);
  await set(false);
  expect(seen).toEqual(['connected', 'ended', 'off']);
  await set(true);
  await stop();
  expect(seen).toEqual(['connected', 'ended', 'off', 'connected', 'ended']);
  await set(true);
  expect([seen.length, errors]).toEqual([5, []]);
});

test('what is off from the start is never connected, which is reported once', async () => {
  const { seen, set, stop } = follow(false);
  await set(false);
  await stop();
  expect(seen).toEqual(['off']);
});

test('an end that fails is reported, and it can be switched on again', async () => {
  const { seen, errors, settings, set, stop } = follow(true);
  settings.fails = true;
  await set(false);
  settings.fails = false;
  await set(true);
  await stop();
  expect(errors).toHaveLength(1);
  expect(seen).toEqual(['connected', 'ended', 'off', 'connected', 'ended']);
});
