import type { ChangedOutcome } from '../../discovery/scanner/changed-outcomes.ts';
import { createScanChanges } from './scan-changes.ts';

const change = (matchId: number, milliOdds?: number): ChangedOutcome => ({
  sport: 1,
  matchId,
  oddType: '1x2.1',
  milliOdds,
  changedAt: 50,
});
const since = (version: number) => ({ until: version, again: version });
const TOPICS = ['scan:1'];

it('returns the outcomes changed since a version, each once with its latest state', () => {
  const changes = createScanChanges({ since: 100 });
  changes.note([change(1, 1_500), change(2, 1_600)]);
  changes.stamp(101);
  changes.note([change(1, 1_700), change(3)]);
  changes.stamp(102);
  expect(changes.changesSince(TOPICS, since(101))).toEqual({
    1: { '1x2.1': { odds: 1.7, changedAt: 50 } },
    3: { '1x2.1': null },
  });
  expect(Object.keys(changes.changesSince(TOPICS, since(100)) ?? {})).toEqual(['1', '2', '3']);
  expect(changes.changesSince(TOPICS, since(102))).toEqual({});
  expect(changes.changesSince(['scan:2'], since(100))).toEqual({});
});

it('keeps a limited number of outcomes and returns undefined if more were missed', () => {
  const changes = createScanChanges({ since: 100, maxOutcomes: 2 });
  for (const version of [101, 102, 103]) {
    changes.note([change(version, 1_500)]);
    changes.stamp(version);
  }
  expect(changes.changesSince(TOPICS, since(100))).toBeUndefined();
  expect(Object.keys(changes.changesSince(TOPICS, since(101)) ?? {})).toEqual(['102', '103']);
});

it.each([
  ['more outcomes changed at once than are kept', [1, 2, 3].map((id) => change(id, 1_500)), false],
  ['everything may have changed', [], true],
])('returns undefined for earlier versions when %s', (_what, changed, isForgotten) => {
  const changes = createScanChanges({ since: 100, maxOutcomes: 2 });
  changes.note(changed);
  if (isForgotten) changes.forget();
  changes.stamp(105);
  expect(changes.changesSince(TOPICS, since(104))).toBeUndefined();
  expect(changes.changesSince(TOPICS, since(105))).toEqual({});
  expect(changes.changesSince(['m:7'], since(1))).toEqual({});
});
