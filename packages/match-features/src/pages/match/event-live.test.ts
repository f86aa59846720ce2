import type { EventPage } from '@tipmark/contract';
import type { LiveChanges } from '@tipmark/contract/live';
import { MATCH_STATUS, mainOutcomes, SPORT } from '@tipmark/domain';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import {
  dataAfter,
  load,
  NOW,
  over,
  reported,
  stateOf,
  visit,
} from '../../testing/live-fixture.ts';
import { eventLive } from './event-live.ts';

describe('a match', () => {
  const outcomes = mainOutcomes(SPORT.soccer);
  const live = eventLive({ load, request: () => ({ type: 'again' }) as never, outcomes });
  const price = (oddType: string, current: number) => ({
    oddType,
    first: 2,
    current,
    closing: null,
    best: null,
  });
  const page = anEventPage(
    aMatch()
      .withId(11)
      .startingAt(NOW - 600)
      .withOdds([2.1, 3.4, 3.6, null, null]),
    { odds: [price('1x2.1', 2.1), price('1x2.x', 3.4), price('1x2.2', 3.6)], asOf: NOW },
  );

  test('subscribes to its own topic until a day after its start', () => {
    expect(live.interest(stateOf(page), visit())?.topics).toEqual(['m:11']);
    const past = anEventPage(over, { asOf: NOW });
    expect(live.interest(stateOf(past), visit())?.topics).toEqual(['m:13']);
    const later = visit('', NOW + 2 * 86_400);
    expect(live.interest(stateOf(past), later)?.topics).toEqual([]);
  });

  test('updates status, live state, prices, closing odds and the count of tips', () => {
    const changes = reported(
      { '11': { '1': MATCH_STATUS.live, '2': '1H:3', '5': [1.9, 3.4, 4, null, null] } },
      { events: { '11': { tips: 7, closing: [2, 3.4, 3.9, null, null] } } },
    );
    const after: EventPage = dataAfter(live, page, changes);
    expect(after.match).toMatchObject({ '1': 2, '2': '1H:3' });
    expect(after.odds.map(({ current, closing }) => [current, closing])).toEqual([
      [1.9, 2],
      [3.4, 3.4],
      [4, 3.9],
    ]);
    expect(after.counts.tips).toBe(7);
  });

  test('updates the chances of the moment, which end with the match', () => {
    const chance = { percents: [50, 30, 20], basis: 'closing' } as const;
    const running = { ...page, chance };
    const now = { percents: [80, 15, 5], basis: 'closing' } as const;
    const after: EventPage = dataAfter(
      live,
      running,
      reported({}, { events: { '11': { chance: now } } }),
    );
    expect(after.chance).toEqual(now);
    const other: EventPage = dataAfter(
      live,
      running,
      reported({}, { events: { '11': { tips: 3 } } }),
    );
    expect(other.chance).toEqual(chance);
    const over: EventPage = dataAfter(
      live,
      running,
      reported({}, { events: { '11': { chance: null } } }),
    );
    expect(over).not.toHaveProperty('chance');
  });

  test('reloads for a price that its header has no room for', () => {
    const changes = reported({ '11': { '5': [2.1, 3.4, 3.6, 1.9, 1.9] } });
    expect(live.update(stateOf(page), changes, visit()).isIncomplete).toBe(true);
  });

  describe('reloading in full', () => {
    const changesOf11 = (event: NonNullable<LiveChanges['events']>[string]) =>
      reported({}, { events: { '11': event } });
    const part = (changesWith: 'prices' | 'tips') => ({ request: again('part'), changesWith });
    const again = (type: string) => ({ type }) as never;
    const isAsked = (
      event: NonNullable<LiveChanges['events']>[string],
      changesWith?: 'prices' | 'tips',
    ) => {
      const shown = eventLive({
        load,
        request: () => again('page'),
        outcomes: mainOutcomes(SPORT.soccer),
        part: () => (changesWith ? part(changesWith) : undefined),
      });
      return shown.update(stateOf(page), changesOf11(event), visit()).isIncomplete;
    };

    test.each([
      ['happens on an event it does not know', { incidents: 1 }, undefined, true],
      ['does not happen while it knows all events', { incidents: 0 }, undefined, false],
      ['happens on one more tip', { tips: 1 }, undefined, true],
      ['does not happen while it knows all tips', { tips: 0 }, undefined, false],
      ['happens on new prices while their history is shown', { revision: 8 }, 'prices', true],
      ['does not happen on new prices while another tab is shown', { revision: 8 }, 'tips', false],
      ['does not happen on new prices while no tab is shown', { revision: 8 }, undefined, false],
    ] as const)('%s', (_what, event, changesWith, expected) => {
      expect(isAsked(event, changesWith)).toBe(expected);
    });

    test.each([
      ['happens', true],
      ['does not happen', false],
    ])('%s on a change for which needsReload returns %s', (_what, isNeeded) => {
      const shown = eventLive({
        load,
        request: () => again('page'),
        outcomes: mainOutcomes(SPORT.soccer),
        needsReload: (before, after) => before.secondLine !== after.secondLine && isNeeded,
      });
      const changes = reported({ '11': { '9': '5x4:2:00' } }, {});
      expect(shown.update(stateOf(page), changes, visit()).isIncomplete).toBe(isNeeded);
      expect(shown.update(stateOf(page), reported({}, {}), visit()).isIncomplete).toBe(false);
    });

    test('requests the page and the load of its tab', () => {
      const shown = eventLive({
        load,
        request: () => again('page'),
        outcomes: mainOutcomes(SPORT.soccer),
        part: () => part('prices'),
      });
      expect(shown.interest(stateOf(page), visit())?.reload).toEqual([
        { type: 'page' },
        { type: 'part' },
      ]);
    });
  });

  test('gets no new data when only other matches change', () => {
    expect(live.update(stateOf(page), reported({ '12': { '1': 3 } }), visit()).data).toEqual({});
  });
});
