/** @jest-environment node */
import type { ResultsPage } from '@tipmark/contract';
import type { Translate } from '@tipmark/remote-kit';
import { createKnownDays, type ResultsDay } from './results-day.ts';

const reply = { leagues: [] } as unknown as ResultsPage;
const aDay = (name: string) => ({ leagues: [], name }) as unknown as ResultsDay;

test('a day that a server formats once is read by every page, with each of its messages', () => {
  const knownDays = createKnownDays();
  const read = jest.fn((t: Translate) =>
    aDay(t('liveState.intermission') + t('clock.period', { part: 2 })),
  );
  const pageOf = (manner: string) => {
    const messages: string[] = [];
    const t = (key: string) => {
      messages.push(key);
      return key;
    };
    return { day: knownDays(reply, manner, t, read), messages };
  };
  const first = pageOf('ru Europe/Moscow');
  const second = pageOf('ru Europe/Moscow');
  expect(read).toHaveBeenCalledTimes(1);
  expect(second.day).toBe(first.day);
  expect(second.messages).toEqual(['liveState.intermission', 'clock.period']);
  expect(pageOf('en Europe/Moscow').day).not.toBe(first.day);
});
