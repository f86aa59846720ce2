import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cookieJar } from '@tipmark/promo-layer/cookies';
import { axe } from 'jest-axe';
import { followPlayTime } from './follow-play-time.ts';
import { PromoRest } from './PromoRest.tsx';
import { playMessages } from './play-messages.ts';
import { readLimits } from './play-storage.ts';
import {
  countPlay,
  NO_LIMITS,
  type PlayLimits,
  type PlayTime,
  type Reminder,
} from './play-time.ts';
import { ResponsiblePlayPage } from './ResponsiblePlayPage.tsx';
import { remind } from './remind-dialog.ts';
import { renderPart } from './testing/render-part.tsx';

const START = 1_795_255_200;
const DAY = { day: '2026-11-21', nowSeconds: START };

/** Consecutive minutes on the site; returns when each reminder appeared, and its kind. */
function minutesOf(count: number, limits: PlayLimits, before?: PlayTime) {
  let time = before ?? countPlay(undefined, limits, DAY).time;
  const reminders: [number, Reminder][] = [];
  for (let minute = 1; minute <= count; minute += 1) {
    const next = countPlay(time, limits, { ...DAY, nowSeconds: START + minute * 60 });
    time = next.time;
    if (next.reminder) reminders.push([minute, next.reminder]);
  }
  return { time, reminders };
}

describe('the time on the site', () => {
  test('causes no reminders without limits', () => {
    expect(minutesOf(600, NO_LIMITS).reminders).toEqual([]);
  });

  test('reminds of a break at the chosen interval', () => {
    expect(minutesOf(95, { breakMinutes: 30, dayMinutes: 0 }).reminders).toEqual([
      [30, 'break'],
      [60, 'break'],
      [90, 'break'],
    ]);
  });

  test('without a break restarts after ten minutes away, which are not counted', () => {
    const limits = { breakMinutes: 30, dayMinutes: 0 };
    const { time } = minutesOf(29, limits);
    const nowSeconds = START + 29 * 60 + 600;
    const back = countPlay(time, limits, { ...DAY, nowSeconds });
    expect(back.reminder).toBeUndefined();
    expect(back.time).toMatchObject({ streakSeconds: 120, daySeconds: 29 * 60 + 120 });
  });

  test('reminds of the daily limit, and again every 15 minutes', () => {
    expect(minutesOf(91, { breakMinutes: 0, dayMinutes: 60 }).reminders).toEqual([
      [60, 'day'],
      [75, 'day'],
      [90, 'day'],
    ]);
  });

  test('of a day restarts on the next day', () => {
    const limits = { breakMinutes: 0, dayMinutes: 60 };
    const { time } = minutesOf(59, limits);
    const next = countPlay(time, limits, { day: '2026-11-22', nowSeconds: START + 3_600 });
    expect(next).toMatchObject({ time: { day: '2026-11-22', daySeconds: 60 } });
    expect(next.reminder).toBeUndefined();
  });

  test('is counted once a minute for all tabs, and restarts when the clock is set back', () => {
    const { time } = minutesOf(5, NO_LIMITS);
    const at = (nowSeconds: number) => countPlay(time, NO_LIMITS, { ...DAY, nowSeconds }).time;
    expect(at(START + 5 * 60 + 59)).toBe(time);
    expect(at(START)).toMatchObject({ daySeconds: 0, countedAt: START });
  });
});

describe('following the time on the site', () => {
  beforeEach(() => jest.useFakeTimers({ now: START * 1_000 }));
  afterEach(() => jest.useRealTimers());

  test('counts time while the page is visible, across pages, and shows the reminder', () => {
    localStorage.setItem('play_limits', JSON.stringify({ breakMinutes: 30, dayMinutes: 0 }));
    const show = jest.fn();
    let isLookedAt = true;
    const follow = () => followPlayTime({ locale: 'en', show, isLookedAt: () => isLookedAt });
    const end = follow();
    jest.advanceTimersByTime(20 * 60_000);
    isLookedAt = false;
    jest.advanceTimersByTime(5 * 60_000);
    isLookedAt = true;
    end();
    const endNext = follow();
    jest.advanceTimersByTime(7 * 60_000);
    expect(show).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(show.mock.calls).toEqual([['break', { breakMinutes: 30, dayMinutes: 0 }, 'en']]);
    endNext();
  });
});

test('the reminder shows the limit and links to the settings', () => {
  HTMLDialogElement.prototype.showModal = jest.fn(function open(this: HTMLDialogElement) {
    this.open = true;
  });
  remind('break', { breakMinutes: 60, dayMinutes: 0 }, 'ru');
  const dialog = screen.getByRole('dialog', { name: 'Время сделать перерыв' });
  expect(dialog).toHaveTextContent('без перерыва 60 минут');
  expect(screen.getByRole('link', { name: 'Изменить ограничения' })).toHaveAttribute(
    'href',
    '/responsible-play',
  );
  dialog.dispatchEvent(new Event('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the page', () => {
  beforeEach(() => localStorage.clear());

  test.each(['ru', 'en'] as const)('in %s has one h1 and no axe violations', async (locale) => {
    const { container } = renderPart(
      <main>
        <ResponsiblePlayPage title="Play" />
      </main>,
      { locale },
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('stores limits as they are chosen, and shows them the next time', async () => {
    const { unmount } = renderPart(<ResponsiblePlayPage title="Play" />, { locale: 'en' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /take a break/ }), '60');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /per day/ }), '120');
    expect(screen.getByText('Saved on this device')).toBeInTheDocument();
    expect(readLimits()).toEqual({ breakMinutes: 60, dayMinutes: 120 });
    act(() => unmount());
    renderPart(<ResponsiblePlayPage title="Play" />, { locale: 'en' });
    expect(screen.getByRole('combobox', { name: /take a break/ })).toHaveValue('60');
  });

  test('does not mention promotions outside Russia', () => {
    renderPart(<ResponsiblePlayPage title="Play" />, {
      locale: 'en',
      session: { countryCode: 'DE' },
    });
    expect(screen.queryByText('Bookmaker ads')).toBeNull();
  });
});

describe('a pause of promotions', () => {
  const jar = cookieJar(document);
  const open = (subscriptionExpiration = '') => {
    const reload = jest.fn();
    const { unmount } = renderPart(<PromoRest messages={playMessages.en} reload={reload} />, {
      locale: 'en',
      session: { isSignedIn: true, subscriptionExpiration },
    });
    return { reload, unmount };
  };
  beforeEach(() => {
    jar.forget('restsUntil');
    jar.forget('isOff');
  });

  test('lasts as long as chosen, and cannot be ended early', async () => {
    const { reload } = open();
    await userEvent.click(screen.getByRole('button', { name: 'No ads for 30 days' }));
    const days = (Number(jar.read('restsUntil')) - Date.now() / 1_000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/No bookmaker ads until/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('promotions are off for a subscriber, who can turn them on and off again', async () => {
    open('2100-01-01T00:00:00Z');
    const control = screen.getByRole('switch', { name: 'Do not show bookmaker ads' });
    expect(control).toBeChecked();
    await userEvent.click(control);
    expect(jar.read('isOff')).toBe('0');
    expect(control).not.toBeChecked();
    await userEvent.click(control);
    expect(jar.read('isOff')).toBeUndefined();
  });
});
