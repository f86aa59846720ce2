import { contradictionIn, feedRecord, schemaFault } from '@tipmark/contract/feed';
import type { Answer } from './answers/answer.ts';
import { PROVIDERS } from './providers.ts';
import { readRecording } from './recordings/read-recording.ts';
import { recordedBytes, recordedFiles, testRecorded } from './testing/recorded-files.ts';

const AT = 1_791_558_000;
const own = new Map(PROVIDERS.map((provider) => [provider.name, provider]));
const isBody = (content: unknown): boolean =>
  PROVIDERS.some(({ recognizes }) => recognizes(content));
const answersOf = (file: string): Answer[] =>
  readRecording(recordedBytes(file), isBody).map(({ at = AT, status, headers, call, body }) => ({
    at,
    status,
    headers,
    call,
    body,
  }));
const providerOf = (file: string) => own.get(file.split('/')[0] ?? '');

/** Answers without records: they wait for their match, or the feed has no place for them. */
const SILENT: ReadonlySet<string> = new Set([
  'api-football/fixture-events-red-card.json',
  'api-football/fixture-events.json',
  'api-football/fixture-statistics.json',
  'api-football/injuries.json',
  'api-football/paging-players-page3.json',
  'api-hockey/game-events.json',
  'football-data-org/empty-list.json',
  'the-odds-api/example-nba-h2h-spreads-american.json',
  // Its recorder dropped sport and start.
  'the-odds-api/odds-la-liga-h2h-lay-2025.json',
  // Horse races, an outright, markets without an image, and scores of the in-play service.
  'betfair/event-timeline-soccer.json',
  'betfair/historical-basic-1.132153978.ndjson',
  'betfair/list-market-catalogue.json',
  'betfair/scores-soccer.json',
  'betfair/stream-messages.ndjson',
  // Tables are computed.
  'nhl/standings.json',
]);

testRecorded('each recorded answer is recognized by its provider alone', () => {
  const files = recordedFiles();
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    for (const { body } of answersOf(file)) {
      const parsed: unknown = JSON.parse(body);
      const names = PROVIDERS.filter(({ recognizes }) => recognizes(parsed)).map(
        ({ name }) => name,
      );
      const expected = providerOf(file)?.name;
      const isOwn = names.length === 1 && names[0] === expected;
      if (!isOwn && (names.length > 0 || expected !== undefined))
        throw new Error(`${file} is recognized by ${names.join(', ') || 'nobody'}`);
    }
  }
});

testRecorded('every record of every recorded answer passes the schema of the feed', () => {
  const counts = new Map<string, number>();
  for (const file of recordedFiles()) {
    const provider = providerOf(file);
    if (provider === undefined) continue;
    const reader = provider.openReader();
    for (const answer of answersOf(file)) {
      const { records } = reader.read(answer);
      counts.set(file, (counts.get(file) ?? 0) + records.length);
      for (const record of records) {
        expect(schemaFault(record)).toBeUndefined();
        expect(feedRecord.parse(record)).toStrictEqual(record);
      }
    }
  }
  const silent = [...counts]
    .filter(([file, count]) => count === 0 && !/errors/.test(file))
    .map(([file]) => file);
  expect(silent.filter((file) => !SILENT.has(file))).toEqual([]);
});

testRecorded('no recorded match contradicts itself by the rules of its sport', () => {
  let scores = 0;
  for (const file of recordedFiles()) {
    const reader = providerOf(file)?.openReader();
    for (const answer of answersOf(file)) {
      const { records = [] } = reader?.read(answer) ?? {};
      const [league] = records.filter((record) => record.kind === 'league');
      for (const score of records) {
        if (score.kind !== 'score' || league === undefined) continue;
        const match = records.find(
          (record) => record.kind === 'match' && record.key === score.matchKey,
        );
        if (match?.kind !== 'match') continue;
        expect(contradictionIn(league.sport, { match, score }, AT)).toBeUndefined();
        scores += 1;
      }
    }
  }
  expect(scores).toBeGreaterThan(40);
});
