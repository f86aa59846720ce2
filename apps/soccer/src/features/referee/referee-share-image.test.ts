import type { RefereePage } from '@tipmark/contract';
import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { aLeague } from '@tipmark/test-kit';
import { messages } from '../../messages.ts';
import { refereeShareImage } from './referee-share-image.ts';

const leagues = ['Гранд-лига', 'Кубок', 'Суперкубок'].map((name) =>
  aLeague().named(name).of('RU', 'Россия').buildHead(),
);
const statistics: RefereePage['figures'] = {
  count: 20,
  home: 9,
  draw: 5,
  away: 6,
  yellowCards: { average: 4.35, of: 20 },
  redCards: { average: 0.15, of: 20 },
  penalties: { average: 0.28, of: 18 },
  fouls: null,
  cards: { line: 4.5, over: 9, of: 20 },
};
const page = {
  referee: { link: '7-x', name: 'Арсений Луговой', countryCode: 'RU', countryName: 'Россия' },
  leagues,
  figures: statistics,
} as unknown as RefereePage;

async function shareImageOf(data: RefereePage | undefined, search = '', locale: Locale = 'ru') {
  const resources = { common: commonMessages[locale], soccer: (await messages[locale]()).default };
  const { translateIn } = createI18n({ locale, resources: resources as never });
  const state = { loads: { pageSoccerReferee: { status: 'ready', data } } } as unknown as HostState;
  const visit = { locale, search: new URLSearchParams(search) } as Visit;
  return refereeShareImage(state, visit, translateIn(['soccer', 'common']));
}

test('the share image shows the averages of the referee, each with its number of matches', async () => {
  const shareImage = await shareImageOf(page);
  expect(shareImage).toMatchObject({
    above: 'Россия · Гранд-лига · Кубок',
    title: { name: 'Арсений Луговой' },
    note: 'матчей: 20 · В среднем за матч',
  });
  expect(shareImage?.rows.map(({ name, values, note }) => [name, ...values, note])).toEqual([
    ['Жёлтые карточки', '4,35', 'n = 20'],
    ['Красные карточки', '0,15', 'n = 20'],
    ['Пенальти', '0,28', 'n = 18'],
    ['Карточек больше 4,5 (красная за две)', '45\u00A0%', 'n = 20'],
  ]);
});

test('the share image has a text alternative, in English too', async () => {
  const shareImage = await shareImageOf(page, '', 'en');
  expect(shareImage?.alt).toMatch(
    /^Арсений Луговой\. Россия · .*\. matches: 20 · Average per match\. Yellow cards 4\.35, n = 20;/,
  );
});

test('the share image shows only name and country of a referee without matches', async () => {
  const none = { yellowCards: null, redCards: null, penalties: null, fouls: null };
  const cards = { line: 4.5, over: 0, of: 0 };
  const idle = { ...page, leagues: [], figures: { ...statistics, ...none, count: 0, cards } };
  expect(await shareImageOf(idle)).toMatchObject({
    above: 'Россия',
    note: 'матчей: 0',
    rows: [],
    alt: 'Арсений Луговой. Россия. матчей: 0',
  });
});

test('the share image is missing on filtered pages and before the page is loaded', async () => {
  expect(await shareImageOf(page, 'count=50')).toBeUndefined();
  expect(await shareImageOf(page, 'season=1')).toBeUndefined();
  expect(await shareImageOf(undefined)).toBeUndefined();
});
