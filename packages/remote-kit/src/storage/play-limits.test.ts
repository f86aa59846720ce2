import { isPlayLimited, PLAY_LIMITS_STORED } from './index.ts';

const NOW_MS = 1_800_000_000_000;

afterEach(() => {
  localStorage.clear();
  document.cookie = `${PLAY_LIMITS_STORED.rest}=; max-age=0`;
});

it('play is not limited until the visitor limits it', () => {
  expect(isPlayLimited(NOW_MS)).toBe(false);
});

it('a limit of time limits it', () => {
  localStorage.setItem(PLAY_LIMITS_STORED.times, '{"breakMinutes":30,"dayMinutes":0}');
  expect(isPlayLimited(NOW_MS)).toBe(true);
});

it('a pause of promotions limits it until it ends', () => {
  document.cookie = 'promo_rest_of_another=9999999999';
  document.cookie = `${PLAY_LIMITS_STORED.rest}=${NOW_MS / 1_000 + 60}`;
  expect(isPlayLimited(NOW_MS)).toBe(true);
  expect(isPlayLimited(NOW_MS + 61_000)).toBe(false);
});

it('where storage is forbidden there is no limit', () => {
  const touched = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(isPlayLimited(NOW_MS)).toBe(false);
  touched.mockRestore();
});
