/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import type { TennisEventPage } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { HostState, MatchShareImage, Visit } from '@tipmark/remote-kit';
import { messages } from '../../messages.ts';
import { tennisPage } from './match-fixture.tsx';
import { screen } from './screen.ts';

const stateOf = (data: TennisEventPage) =>
  ({ loads: { tennisEventPage: { status: 'ready', data } } }) as unknown as HostState;
const visit = { locale: 'ru', timeZone: 'Pacific/Auckland' } as Visit;

async function shareImageOf(data: TennisEventPage) {
  const resources = { common: commonMessages.ru, tennis: (await messages.ru()).default };
  const { translateIn } = createI18n({ locale: 'ru', resources: resources as never });
  const shareImage = screen.shareImage?.(stateOf(data), visit, translateIn(['tennis', 'common']));
  return shareImage as MatchShareImage | undefined;
}

const played = tennisPage({
  status: MATCH_STATUS.finished,
  sets: [
    [7, 6],
    [3, 6],
    [6, 2],
  ],
});

test('the share image shows sets won and the last sets; a retirement is named', async () => {
  expect(await shareImageOf(played)).toMatchObject({
    above: 'Италия · Кубок Лагуны',
    sides: [{ name: 'Илья Воронцов' }, { name: 'Матео Феррейра' }],
    score: '2:1',
    state: 'Завершён · 3:6 · 6:2',
    isLive: false,
  });
  const retired = tennisPage({
    status: MATCH_STATUS.finishedRetired,
    sets: [[6, 1]],
    advancing: 'home',
  });
  expect((await shareImageOf(retired))?.state).toMatch(/^Отказ/);
});

test('the share image of a running match shows the sets won', async () => {
  const running = tennisPage({
    status: MATCH_STATUS.live,
    sets: [
      [6, 4],
      [1, 2],
    ],
  });
  expect(await shareImageOf(running)).toMatchObject({ score: '1:0', isLive: true });
});

test('linked data describes the two players; that of a simulated match has only breadcrumbs', () => {
  const absolute = (path: string) => `https://tips.example${path}`;
  const read = (data: TennisEventPage) => screen.linkedData?.(stateOf(data), visit, absolute) ?? [];
  expect(read({ ...played, isSimulated: false })).toContainEqual(
    expect.objectContaining({
      '@type': 'SportsEvent',
      sport: 'Tennis',
      url: `https://tips.example/tennis/events/${played.link}`,
      competitor: [
        expect.objectContaining({ '@type': 'Person', name: 'Илья Воронцов' }),
        expect.objectContaining({ '@type': 'Person', name: 'Матео Феррейра' }),
      ],
    }),
  );
  const invented = read({ ...played, isSimulated: true });
  expect(invented.map((one) => one['@type'])).toEqual(['BreadcrumbList']);
});
