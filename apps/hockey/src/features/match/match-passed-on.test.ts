/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import type { EventPage } from '@tipmark/contract';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { HostState, MatchShareImage, Visit } from '@tipmark/remote-kit';
import { anEventPage } from '@tipmark/test-kit';
import { messages } from '../../messages.ts';
import { screen } from './screen.ts';
import { base, league, odds, played } from './shots-fixture.ts';

const stateOf = (data: EventPage) =>
  ({ loads: { hockeyEventPage: { status: 'ready', data } } }) as unknown as HostState;
const visit = { locale: 'ru', timeZone: 'Pacific/Auckland' } as Visit;

async function shareImageOf(data: EventPage) {
  const resources = { common: commonMessages.ru, hockey: (await messages.ru()).default };
  const { translateIn } = createI18n({ locale: 'ru', resources: resources as never });
  const shareImage = screen.shareImage?.(stateOf(data), visit, translateIn(['hockey', 'common']));
  return shareImage as MatchShareImage | undefined;
}

test('the share image of a match decided by shots shows overtime and shoot-out', async () => {
  expect(await shareImageOf(played())).toMatchObject({
    above: 'Россия · Полярная лига',
    score: '3:2',
    state: 'Завершён · ОТ 0:0 · Буллиты 2:1',
    prices: [{ value: '1.90' }, { value: '4.10' }, { value: '3.20' }],
  });
});

test('the share image of a running match shows the period and its clock', async () => {
  const live = anEventPage(base.live('P2:12:40').withScore(1, 0), { league, odds });
  expect(await shareImageOf(live)).toMatchObject({
    score: '1:0',
    state: expect.stringContaining('32:40 · 2-й период'),
    isLive: true,
  });
});

test('linked data describes the two teams; that of a simulated match has only breadcrumbs', () => {
  const absolute = (path: string) => `https://tips.example${path}`;
  const read = (isSimulated: boolean) =>
    screen.linkedData?.(stateOf(played({ isSimulated })), visit, absolute) ?? [];
  expect(read(false)).toContainEqual(
    expect.objectContaining({
      '@type': 'SportsEvent',
      sport: 'Ice hockey',
      url: `https://tips.example/hockey/Events/${played().link}`,
      competitor: [
        expect.objectContaining({ '@type': 'SportsTeam', name: 'Ледокол' }),
        expect.objectContaining({ '@type': 'SportsTeam', name: 'Таёжники' }),
      ],
    }),
  );
  expect(read(true).map((one) => one['@type'])).toEqual(['BreadcrumbList']);
});
