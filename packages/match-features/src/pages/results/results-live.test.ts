import type { ResultsPage } from '@tipmark/contract';
import { mainOutcomes, SPORT } from '@tipmark/domain';
import { aLeague, aResultsPage } from '@tipmark/test-kit';
import {
  ahead,
  dataAfter,
  load,
  NOW,
  over,
  reported,
  running,
  stateOf,
  visit,
} from '../../testing/live-fixture.ts';
import { favouriteGoals } from './favourite-goals.ts';
import { dayReader } from './list/results-day.ts';
import { resultsLive } from './results-live.ts';

describe('a day of results', () => {
  const live = resultsLive({ sport: SPORT.soccer, load, matchRoute: 'events' });
  const leagues = [
    aLeague().withId(1).having(running, over),
    aLeague().withId(2).having(ahead),
  ] as const;
  const page = aResultsPage(leagues, { asOf: NOW - 4 });

  test('subscribes to the UTC days it overlaps, since the time of its data', () => {
    expect(live.interest(stateOf(page), visit())).toMatchObject({
      topics: ['day:1:2026-11-20', 'day:1:2026-11-21'],
      since: NOW - 4,
      isOutdated: false,
    });
  });

  test('subscribes to nothing when all its matches are finished', () => {
    const past = aResultsPage([aLeague().having(over)], { asOf: NOW });
    expect(live.interest(stateOf(past), visit('timestamp=1795208400'))?.topics).toEqual([]);
  });

  test('is outdated after midnight when it shows today, but not when the day was selected', () => {
    const tomorrow = NOW + 4 * 3_600;
    const isOutdated = (search: string) =>
      live.interest(stateOf(page), visit(search, tomorrow))?.isOutdated;
    expect([isOutdated(''), isOutdated('timestamp=1795208400')]).toEqual([true, false]);
  });

  test('updates only what was reported: other leagues and matches stay the same objects', () => {
    const after: ResultsPage = dataAfter(live, page, reported({ '11': { '7': { '4': 1 } } }));
    expect(after.leagues[0]?.matches[0]?.['7']['4']).toBe(1);
    expect(after.leagues[0]?.matches[1]).toBe(page.leagues[0]?.matches[1]);
    expect(after.leagues[1]).toBe(page.leagues[1]);

    const clock = { text: '', label: '' };
    const message = {
      penalties: '',
      afterExtraTime: '',
      odds: '',
      withOvertime: '',
      suspended: '',
      followed: '',
    };
    const predictions = { users: '', math: '', score: '' };
    const messages = { ...message, tips: '', predictions, notes: {} };
    const context = {
      messages,
      followed: new Set<number>(),
      asOf: NOW,
      outcomes: mainOutcomes(SPORT.soccer),
    };
    const read = dayReader({
      ...context,
      timeOf: String,
      hrefOf: ({ link }) => link,
      clockOf: () => clock,
    });
    const [before, now] = [read(page), read(after)];
    expect(now.leagues[0]?.all[0]?.row.home.score).toBe('1');
    expect(now.leagues[0]?.all[1]).toBe(before.leagues[0]?.all[1]);
    expect(now.leagues[1]).toBe(before.leagues[1]);
  });

  test('is incomplete when a match moves into or out of the day', () => {
    const isIncomplete = (id: string, start: number) =>
      live.update(stateOf(page), reported({ [id]: { '4': start } }), visit()).isIncomplete;
    expect([isIncomplete('99', NOW), isIncomplete('12', NOW + 86_400)]).toEqual([true, true]);
    expect([isIncomplete('99', NOW + 86_400), isIncomplete('12', NOW + 700)]).toEqual([
      false,
      false,
    ]);
  });
});

test('only goals of starred matches are announced', () => {
  const updates = [running, ahead].map((match) => ({
    before: match.withScore(0, 0).buildWire(),
    after: match.withScore(1, 0).buildWire(),
  }));
  expect(favouriteGoals(updates, new Set(['m11']))).toBe('Zenit – Spartak 1:0');
  expect(favouriteGoals(updates, new Set())).toBe('');
  const [first] = updates;
  const same = first ? [{ before: first.after, after: first.after }] : [];
  expect(favouriteGoals(same, new Set(['m11']))).toBe('');
});
