import { pageStore } from '../layout/page-fixture.tsx';
import { followBrowserTimeZone } from './follow-browser-time-zone.ts';
import { timeZoneOfCookies } from './time-zone-of-cookies.ts';

function visit({ cookie = '', browser = 'Europe/Berlin', rendered = 'Europe/Moscow' }) {
  const written: string[] = [];
  const page = {
    location: { protocol: 'http:' },
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      written.push(value);
    },
  } as unknown as Document;
  const store = pageStore({ session: { timeZone: rendered } });
  const revalidate = jest.fn();
  followBrowserTimeZone(store, { page, browserZone: () => browser, revalidate });
  return { written, revalidate, zone: store.getState().session.timeZone };
}

describe('the zone of the browser', () => {
  test('is kept for a year and shown at once when the page was rendered in another', () => {
    const { written, revalidate, zone } = visit({});
    expect(written).toEqual(['timezone=Europe/Berlin; Max-Age=31536000; Path=/; SameSite=Lax']);
    expect(zone).toBe('Europe/Berlin');
    expect(revalidate).toHaveBeenCalledTimes(1);
  });

  test('is taken in silence when the page already stands in it', () => {
    const { written, revalidate } = visit({ rendered: 'Europe/Berlin' });
    expect(written).toHaveLength(1);
    expect(revalidate).not.toHaveBeenCalled();
  });

  test('is not written again', () => {
    const seen = visit({ cookie: 'timezone=Europe%2FBerlin', rendered: 'Europe/Berlin' });
    expect(seen.written).toEqual([]);
  });

  test('never overrules the visitor’s own choice', () => {
    const cookie = 'timezone=Asia/Omsk; timezone_manual=1';
    const { written, revalidate, zone } = visit({ cookie, rendered: 'Asia/Omsk' });
    expect([written, zone]).toEqual([[], 'Asia/Omsk']);
    expect(revalidate).not.toHaveBeenCalled();
  });

  test('counts only when it is a zone', () => {
    expect(visit({ browser: 'Middle/Earth' })).toMatchObject({
      written: [],
      zone: 'Europe/Moscow',
    });
  });
});

describe('the zone of the cookies', () => {
  test.each([
    [{ timezone: 'Asia/Omsk' }, 'Asia/Omsk', false],
    [{ timezone: 'Asia/Omsk', timezone_manual: '1' }, 'Asia/Omsk', true],
    [{ timezone: 'Middle/Earth' }, 'Europe/Moscow', false],
    [{ timezone: '' }, 'Europe/Moscow', false],
    [{}, 'Europe/Moscow', false],
  ])('%p', (cookies, timeZone, isTimeZoneManual) => {
    expect(timeZoneOfCookies(cookies)).toEqual({ timeZone, isTimeZoneManual });
  });
});
