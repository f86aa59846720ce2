import type { HostState, Visit } from '@tipmark/remote-kit';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import { live } from './match-page-fixture.ts';

const NOW = 1_795_284_420;
const page = anEventPage(
  aMatch()
    .withId(11)
    .startingAt(NOW - 600),
  { asOf: NOW },
);
const state = { loads: { soccerEventPage: { status: 'ready', data: page } } };
const visit = (search: string, isPremium = false) =>
  ({
    params: { matchUrl: page.link },
    search: new URLSearchParams(search),
    nowSeconds: NOW,
    isPremium,
  }) as unknown as Visit;
const reloadOf = (at: Visit) =>
  live
    .interest(state as unknown as HostState, at)
    ?.reload.map((request) => 'load' in request && request.load);

test.each([
  ['the first tips, loaded with the page', '', false, ['soccerEventPage']],
  ['the tips of a subscriber', '', true, ['soccerEventPage', 'soccerEventTips']],
  ['tips in another order', 'sort=newest', false, ['soccerEventPage', 'soccerEventTips']],
  ['prices', 'tab=odds', false, ['soccerEventPage', 'soccerEventOddsHistory']],
  ['earlier matches, which do not change', 'tab=matches', false, ['soccerEventPage']],
])('missed changes reload only what can have changed: %s', (_what, search, isPremium, loads) => {
  expect(reloadOf(visit(search, isPremium))).toEqual(loads);
});

describe('changes highlighted in the head', () => {
  const before = { link: page.link, closing: null, best: null, first: 2 };
  const main = ['1x2.1', '1x2.x', '1x2.2'];
  const running = aMatch()
    .withId(11)
    .startingAt(NOW - 600)
    .live('1H:10')
    .withScore(0, 0);
  const strip = main.map((oddType) => ({ ...before, oddType, current: 2 }));
  const shown = { ...page, match: running.withOdds([2, 2, 2, 1.9, 1.9]).buildWire(), odds: strip };

  /** The highlighted parts of the head and their colours. */
  function marked(after: typeof running): string[] {
    document.body.innerHTML =
      '<header><b class="sides"></b><p class="score"><strong>score</strong></p>' +
      '<ul><li>1</li><li>x</li><li>2</li></ul></header>';
    const marks: string[] = [];
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    Element.prototype.animate = function (this: Element, frames) {
      const [first] = frames as Keyframe[];
      if (first?.['backgroundColor']) marks.push(`${this.textContent} ${first['backgroundColor']}`);
      return {} as Animation;
    };
    const now = { loads: { soccerEventPage: { status: 'ready', data: shown } } };
    const changes = { asOf: NOW, matches: { 11: { ...after.buildWire() } } };
    live.update(now as unknown as HostState, changes as never, visit('')).shown?.();
    return marks;
  }

  test('a goal, and each price in the colour of its direction', () => {
    const odds = [1.8, 2, 2.4, 1.9, 1.9];
    expect(marked(running.withScore(1, 0).withOdds(odds))).toEqual([
      'score var(--liveTint)',
      '1 var(--downTint)',
      '2 var(--upTint)',
    ]);
  });

  test('nothing if only the minute has changed', () => {
    expect(marked(running.live('1H:11').withOdds([2, 2, 2, 1.9, 1.9]))).toEqual([]);
  });
});
