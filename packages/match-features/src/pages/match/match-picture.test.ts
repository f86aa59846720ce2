/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import type { EventPage } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { HostState, MatchPicture, Visit } from '@tipmark/remote-kit';
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

async function pictureOf(data: EventPage | undefined, locale: Locale = 'ru') {
  const resources = { common: commonMessages[locale], game: (await messages[locale]()).default };
  const { translateIn } = createI18n({ locale, resources: resources as never });
  const state = { loads: { soccerEventPage: { status: 'ready', data } } } as unknown as HostState;
  // a visitor in another time zone: the picture is the same for everyone
  const visit = { locale, timeZone: 'Pacific/Auckland' } as Visit;
  const picture = screen.picture?.(state, visit, translateIn(['game', 'common']));
  return picture as MatchPicture | undefined;
}

test('before the start the picture shows the time in Moscow and in UTC, and the prices', async () => {
  expect(await pictureOf(anEventPage(ahead, priced))).toMatchObject({
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

test('the picture is the same a minute later', async () => {
  const [now, later] = [1, 61].map((seconds) =>
    anEventPage(ahead, { ...priced, asOf: FRIDAY_EVENING - 3_600 + seconds }),
  );
  expect(await pictureOf(now)).toEqual(await pictureOf(later));
});

test('an English picture is in English, with the UTC day if it differs', async () => {
  const late = anEventPage(ahead.startingAt(FRIDAY_EVENING + 5 * 3_600), priced);
  expect(await pictureOf(late, 'en')).toMatchObject({
    score: '00:30',
    when: 'Saturday, 21\u00A0November 2026 · 00:30 Moscow · 20\u00A0November, 21:30 UTC',
    prices: [{ label: '1' }, { label: 'X' }, { label: '2' }],
  });
});

test('the picture of a match with an unknown hour shows only its day', async () => {
  expect(await pictureOf(anEventPage(ahead, { isTimeKnown: false }))).toMatchObject({
    score: '–',
    when: 'Пятница, 20\u00A0ноября 2026',
    prices: [],
  });
});

test('after the match the picture shows the result and the closing prices', async () => {
  const picture = await pictureOf(anEventPage(over.finished().withScore(2, 1), priced));
  expect(picture).toMatchObject({
    score: '2:1',
    isLive: false,
    prices: [{ value: '1.79' }, { value: '3.74' }, { value: '4.44' }],
  });
  expect(picture?.state).toMatch(/^Завершён/);
  expect(picture?.alt).toMatch(
    /^Ладога – Сталь, 2:1\. Завершён.*\. Россия · Гранд-лига\. .*МСК.*\. П1 1\.79, X 3\.74, П2 4\.44$/,
  );
});

test.each([
  [MATCH_STATUS.moved, 'Перенесён'],
  [MATCH_STATUS.canceled, 'Отменён'],
])(
  'a match that is not played (%i) shows its status in place of a time',
  async (status, message) => {
    const picture = await pictureOf(anEventPage(ahead.withStatus(status), priced));
    expect(picture).toMatchObject({ score: message, state: '' });
    expect(picture?.alt).toMatch(new RegExp(`^Ладога – Сталь\\. ${message}\\.`));
  },
);

test('there is no picture before the page is loaded', async () => {
  expect(await pictureOf(undefined)).toBeUndefined();
});
