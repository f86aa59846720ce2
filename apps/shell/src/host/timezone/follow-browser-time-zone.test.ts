import { aPage } from '@tipmark/remote-kit/testing';
import { pageStore } from '../../testing/page-fixture.tsx';
import { followBrowserTimeZone } from './follow-browser-time-zone.ts';
import { storeTimeZone } from './store-time-zone.ts';
import { timeZoneOfCookies } from './time-zone-of-cookies.ts';

interface Visited {
  readonly at?: ReturnType<typeof aPage>;
  readonly browser?: string;
  readonly rendered?: string;
  readonly isManual?: boolean;
}

function visit({
  at = aPage(),
  browser = 'Europe/Berlin',
  rendered = 'Europe/Moscow',
  isManual = false,
}: Visited) {
  const store = pageStore({ session: { timeZone: rendered, isTimeZoneManual: isManual } });
  const revalidate = jest.fn();
  followBrowserTimeZone(store, { page: at.page, browserZone: () => browser, revalidate });
  return {
    cookies: at.cookies(),
    zone: store.getState().session.timeZone,
    revalidate,
    mark: at.page.documentElement.dataset['zone'],
    written: at.written,
  };
}

describe('the zone of the browser', () => {
  test('corrects the page the server could only guess at, and is stored for a year', () => {
    const seen = visit({});
    expect(seen.written).toEqual([
      'timezone=Europe/Berlin; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
    expect([seen.zone, seen.mark]).toEqual(['Europe/Berlin', undefined]);
    expect(seen.revalidate).toHaveBeenCalledTimes(1);
  });

  test('confirms a page that is in it already: nothing is loaded again', () => {
    const seen = visit({ rendered: 'Europe/Berlin' });
    expect([seen.zone, seen.mark]).toEqual(['Europe/Berlin', undefined]);
    expect(seen.revalidate).not.toHaveBeenCalled();
  });

  test('is not written again if it is stored already', () => {
    const at = aPage({ cookies: { timezone: 'Europe/Berlin' } });
    expect(visit({ at, rendered: 'Europe/Berlin' }).written).toEqual([]);
  });

  test('never overrides the visitor’s own choice', () => {
    const at = aPage({ cookies: { timezone: 'Asia/Omsk', timezone_manual: '1' } });
    const seen = visit({ at, rendered: 'Asia/Omsk', isManual: true });
    expect([seen.written, seen.zone]).toEqual([[], 'Asia/Omsk']);
    expect(seen.revalidate).not.toHaveBeenCalled();
  });

  test('is ignored if it is not a valid zone', () => {
    const { written, zone, mark } = visit({ browser: 'Middle/Earth' });
    expect([written, zone, mark]).toEqual([[], 'Europe/Moscow', undefined]);
  });

  test('gives way to a choice that only local storage has, since cookies are refused', () => {
    const at = aPage({ refusesCookies: true });
    storeTimeZone(at.page, 'Asia/Omsk', true);
    expect(Object.keys(at.local()).toSorted()).toEqual(['.LS_timezone', '.LS_timezone_manual']);
    const seen = visit({ at });
    expect(seen.zone).toBe('Asia/Omsk');
    expect(seen.revalidate).toHaveBeenCalledTimes(1);
  });
});

describe('the zone of the cookies', () => {
  test.each([
    [{ timezone: 'Asia/Omsk' }, 'Asia/Omsk', false],
    [{ timezone: 'Asia/Omsk', timezone_manual: '1' }, 'Asia/Omsk', true],
    [{ timezone: 'Middle/Earth' }, 'Europe/Paris', false],
    [{ timezone: '' }, 'Europe/Paris', false],
    [{}, 'Europe/Paris', false],
  ])('%p: %s, chosen by the visitor: %p', (cookies, timeZone, isTimeZoneManual) => {
    expect(timeZoneOfCookies(cookies, 'Europe/Paris')).toEqual({ timeZone, isTimeZoneManual });
  });
});
