/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import type { EventPage } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { HostState, MatchShareImage, Visit } from '@tipmark/remote-kit';
import { aLeague, aMatch, anEventPage } from '@tipmark/test-kit';
import { messages } from '../../testing/game-fixture.tsx';
import { over, page } from './finished-match-fixture.ts';
import { screen } from './match-page-fixture.ts';

/** 2026-11-20 19:30 in Moscow. */
const FRIDAY_EVENING = 1_795_192_200;

const league = aLeague().named('Гранд-лига').of('RU', 'Россия').buildHead();
const ahead = aMatch()
  .between('Ладога', 'Сталь')
  .startingAt(FRIDAY_EVENING)
  .withOdds([1.89, 3.58, 3.95, 1.9, 1.9]);
const priced = { odds: page.odds, league };

async function shareImageOf(data: EventPage | undefined, locale: Locale = 'ru') {
  const resources = { common: commonMessages[locale], game: (await messages[locale]()).default };
  const { translateIn } = createI18n({ locale, resources: resources as never });
  const state = { loads: { soccerEventPage: { status: 'ready', data } } } as unknown as HostState;
  // a visitor in another time zone: the share image is the same for everyone
  const visit = { locale, timeZone: 'Pacific/Auckland' } as Visit;
  const shareImage = screen.shareImage?.(state, visit, translateIn(['game', 'common']));
  return shareImage as MatchShareImage | undefined;
}

test('before the start the share image shows the time in Moscow and in UTC, and the prices', async () => {
  expect(await shareImageOf(anEventPage(ahead, priced))).toMatchObject({
    above: 'Россия · Гранд-лига',
    sides: [{ name: 'Ладога' }, { name: 'Сталь' }],
    score: '19:30',
    state: '',
    isLive: false,
    when: 'Пятница, 20\u00A0ноября 2026 · 19:30 МСК · 16:30 UTC',
    prices: [
      { label: 'П1', value: '1.11' },
      { label: 'X', value: '7.50' },
      { label: 'П2', value: '53.00' },
    ],
  });
});

test('the share image is the same a minute later', async () => {
  const [now, later] = [1, 61].map((seconds) =>
    anEventPage(ahead, { ...priced, asOf: FRIDAY_EVENING - 3_600 + seconds }),
  );
  expect(await shareImageOf(now)).toEqual(await shareImageOf(later));
});

test('an English share image is in English, with the UTC day if it differs', async () => {
  const late = anEventPage(ahead.startingAt(FRIDAY_EVENING + 5 * 3_600), priced);
  expect(await shareImageOf(late, 'en')).toMatchObject({
    score: '00:30',
    when: 'Saturday, 21\u00A0November 2026 · 00:30 Moscow · 20\u00A0November, 21:30 UTC',
    prices: [{ label: '1' }, { label: 'X' }, { label: '2' }],
  });
});

test('the share image of a match with an unknown hour shows only its day', async () => {
  expect(await shareImageOf(anEventPage(ahead, { isTimeKnown: false }))).toMatchObject({
    score: '–',
    when: 'Пятница, 20\u00A0ноября 2026',
    prices: [],
  });
});

test('after the match the share image shows the result and the closing prices', async () => {
  const shareImage = await shareImageOf(anEventPage(over.finished().withScore(2, 1), priced));
  expect(shareImage).toMatchObject({
    score: '2:1',
    isLive: false,
    prices: [{ value: '1.79' }, { value: '3.74' }, { value: '4.44' }],
  });
  expect(shareImage?.state).toMatch(/^Завершён/);
  expect(shareImage?.alt).toMatch(
    /^Ладога – Сталь, 2:1\. Завершён.*\. Россия · Гранд-лига\. .*МСК.*\. П1 1\.79, X 3\.74, П2 4\.44$/,
  );
});

test.each([
  [MATCH_STATUS.moved, 'Перенесён'],
  [MATCH_STATUS.canceled, 'Отменён'],
])(
  'a match that is not played (%i) shows its status in place of a time',
  async (status, message) => {
    const shareImage = await shareImageOf(anEventPage(ahead.withStatus(status), priced));
    expect(shareImage).toMatchObject({ score: message, state: '' });
    expect(shareImage?.alt).toMatch(new RegExp(`^Ладога – Сталь\\. ${message}\\.`));
  },
);

test('there is no share image before the page is loaded', async () => {
  expect(await shareImageOf(undefined)).toBeUndefined();
});
