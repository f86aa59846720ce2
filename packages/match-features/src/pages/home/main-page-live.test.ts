import type { MainPage } from '@tipmark/contract';
import { HOME_BLOCK } from '@tipmark/domain';
import { aLeague } from '@tipmark/test-kit';
import { ahead, load, NOW, reported, running, stateOf, visit } from '../../testing/live-fixture.ts';
import { mainPageLive } from './main-page-live.ts';

describe('a main page', () => {
  const live = mainPageLive({ load });
  const league = aLeague().having(running);
  const page: MainPage = {
    blocks: [
      {
        kind: HOME_BLOCK.popularMatches,
        items: [running, ahead].map((match) => ({
          league: league.buildHead(),
          match: match.buildWire(),
        })),
        routeName: 'results',
        params: {},
      },
      {
        kind: HOME_BLOCK.liveMatches,
        items: [league.build()],
        routeName: 'results',
        params: {},
      },
    ],
    countOfLive: 1,
    countOfMatches: 214,
    asOf: NOW,
  };

  test('subscribes to the matches it shows and updates them in every block', () => {
    expect(live.interest(stateOf(page), visit())?.topics).toEqual(['m:11', 'm:12']);
    const update = live.update(stateOf(page), reported({ '11': { '7': { '4': 2 } } }), visit());
    expect(JSON.stringify(update.data).split('"4":2').length - 1).toBe(2);
    expect(update.isIncomplete).toBe(false);
  });

  test.each([
    ['begins', { '12': { '1': 2, '2': '1H:1' } }],
    ['ends', { '11': { '1': 3, '2': null } }],
  ])('reloads when a match it shows %s', (_what, changes) => {
    expect(live.update(stateOf(page), reported(changes), visit()).isIncomplete).toBe(true);
  });

  test.each([
    ['a match that begins is added', { '12': { '1': 2, '2': '1H:1' } }, 2],
    ['a match that ends is removed', { '11': { '1': 3, '2': null } }, 0],
    [
      'one match ends while another begins',
      { '11': { '1': 3, '2': null }, '12': { '2': '1H:1' } },
      1,
    ],
    ['a goal does not change it', { '11': { '7': { '4': 2 } } }, 1],
  ])('the count in the heading: %s', (_what, changes, count) => {
    const { data } = live.update(stateOf(page), reported(changes), visit());
    expect(Object.values(data)).toEqual([expect.objectContaining({ countOfLive: count })]);
  });
});
