import type { FeedLine, FeedRecord } from '@tipmark/contract/feed';
import { createWaitingLines } from './waiting-lines.ts';

const source = 'provider';
const lineOf = (record: object): FeedLine => ({
  line: 1,
  record: { source, ...record } as FeedRecord,
});

const season = lineOf({ kind: 'season', key: 'e', leagueKey: 'l' });
const teams = ['h', 'a'].map((key) => lineOf({ kind: 'team', key }));
const match = lineOf({
  kind: 'match',
  key: 'm',
  seasonKey: 'e',
  homeKey: 'h',
  awayKey: 'a',
  refereeKey: 'r',
});

test('a match waits for its season, teams and referee, and its score for the match', () => {
  const score = lineOf({ kind: 'score', matchKey: 'm' });
  const lines = createWaitingLines();
  expect(lines.take([score, match, season, ...teams])).toEqual(teams);
  const league = lineOf({ kind: 'league', key: 'l' });
  expect(lines.take([league])).toEqual([league, season]);
  const referee = lineOf({ kind: 'referee', key: 'r' });
  expect(lines.take([referee])).toEqual([referee, match, score]);
  expect(lines.rest()).toEqual([]);
});

test('what refers to nothing waits until the end', () => {
  const lines = createWaitingLines();
  expect(lines.take([match])).toEqual([]);
  expect(lines.rest()).toEqual([match]);
});
