/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import type { EventPage } from '@tipmark/contract';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { HostState, MatchShareImage, Visit } from '@tipmark/remote-kit';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import { messages } from '../../messages.ts';
import { screen } from './screen.ts';

/** 2026-11-21 12:00 in Moscow. */
const NOW_SECONDS = 1_795_251_600;
const over = aMatch()
  .withId(50_213)
  .between('Ладога', 'Сталь')
  .startingAt(NOW_SECONDS - 20_000)
  .finished()
  .withScore(2, 1)
  .withPeriods([1, 1]);

async function shareImageOf(data: EventPage) {
  const resources = { common: commonMessages.ru, soccer: (await messages.ru()).default };
  const { translateIn } = createI18n({ locale: 'ru', resources: resources as never });
  const state = { loads: { soccerEventPage: { status: 'ready', data } } } as unknown as HostState;
  const visit = { locale: 'ru', timeZone: 'Pacific/Auckland' } as Visit;
  return screen.shareImage?.(state, visit, translateIn(['soccer', 'common'])) as
    | MatchShareImage
    | undefined;
}

test('the share image shows the minute and the first half of a running match', async () => {
  const running = over.live('2H:67').withScore(2, 1).withPeriods([1, 0]);
  expect(await shareImageOf(anEventPage(running))).toMatchObject({
    score: '2:1',
    state: "67' · 1-й тайм 1:0",
    isLive: true,
  });
});

test('the share image shows the last two of many periods', async () => {
  const kicked = over.finished().withScore(2, 2).withPeriods([1, 0]).withPenalties(4, 3);
  expect((await shareImageOf(anEventPage(kicked)))?.state).toMatch(
    /^[^·]+ · 2-й тайм 1:2 · \S+ 4:3$/,
  );
});
