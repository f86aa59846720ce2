import { schemaFault } from '@tipmark/contract/feed';
import fc from 'fast-check';
import type { Answer } from './answers/answer.ts';
import type { Provider } from './answers/provider.ts';
import { apiFootball } from './api-football/provider.ts';
import { apiHockey } from './api-hockey/provider.ts';
import { footballDataOrg } from './football-data-org/provider.ts';
import { PROVIDERS } from './providers.ts';
import { readRecording } from './recordings/read-recording.ts';
import { AT, anAnswer, folded } from './testing/answers.ts';
import { aFixture, anEnvelope, anEvent } from './testing/api-football.ts';
import { aGame, anEnvelope as ofHockey } from './testing/api-hockey.ts';
import { changedAt, type Path, pathsIn, STRANGE } from './testing/damage.ts';
import { aList, aMatch } from './testing/football-data-org.ts';
import { recordedBytes, recordedFiles, testRecorded } from './testing/recorded-files.ts';
import { aGameEvent, aMarket, anEvent as anOffer } from './testing/the-odds-api.ts';
import { theOddsApi } from './the-odds-api/provider.ts';

const goal = (minute: number, player: string) => anEvent('Goal', 'Normal Goal', minute, { player });
const parameters = { fixture: '1' };
const statistics = (shots: number) =>
  [529, 546].map((id) => ({ team: { id }, statistics: [{ type: 'Total Shots', value: shots }] }));
const lineup = [529, 546].map((id) => ({
  team: { id },
  startXI: [{ player: { id, name: `Player ${id}` } }],
  substitutes: [],
}));
const injury = {
  player: { id: 3, name: 'Pedri', type: 'Missing Fixture', reason: 'Knee Injury' },
  team: { id: 529 },
  fixture: { id: 1 },
};
const running = (elapsed: number, goals: [number, number], ...events: object[]) =>
  anEnvelope('fixtures', [aFixture({ short: '1H', elapsed, goals, more: { events } })]);

/** A match of each provider in the answers of its course. */
const COURSES: readonly (readonly [Provider, readonly unknown[]])[] = [
  [
    apiFootball,
    [
      anEnvelope('injuries', [injury]),
      anEnvelope('fixtures', [aFixture()]),
      anEnvelope('fixtures/lineups', lineup, { parameters }),
      running(12, [1, 0], goal(12, 'Yamal')),
      anEnvelope('fixtures/events', [goal(12, 'Yamal'), goal(30, 'Gavi')], { parameters }),
      anEnvelope('fixtures', [aFixture({ short: 'CRIT', elapsed: 33, goals: [2, 0] })]),
      running(35, [1, 0], goal(12, 'Raphinha')),
      anEnvelope('fixtures/statistics', statistics(7), { parameters }),
      anEnvelope('fixtures', [aFixture({ short: 'FT', goals: [1, 0], halftime: [1, 0] })]),
      anEnvelope('fixtures/statistics', statistics(9), { parameters }),
    ],
  ],
  [
    apiHockey,
    [
      ofHockey([aGame()]),
      ofHockey([
        { game_id: 9, period: 'P1', minute: '03', team: { id: 688 }, players: ['A'], type: 'goal' },
      ]),
      ofHockey([aGame({ short: 'P2', scores: [1, 0], periods: ['1-0', '0-0'] })]),
      ofHockey([
        { game_id: 9, period: 'P1', minute: '03', team: { id: 688 }, players: ['B'], type: 'goal' },
      ]),
      ofHockey([aGame({ short: 'FT', scores: [1, 0], periods: ['1-0', '0-0', '0-0'] })]),
    ],
  ],
  [
    footballDataOrg,
    [
      aList([aMatch({ status: 'SCHEDULED' })]),
      aList([aMatch()]),
      aList([]),
      aList([aMatch({ status: 'IN_PLAY', fullTime: [1, 0] })]),
      aList([aMatch({ status: 'FINISHED', fullTime: [2, 0], halfTime: [1, 0] })]),
    ],
  ],
  [
    theOddsApi,
    [
      [anOffer([aMarket('totals', [['Over', 1.9, 2.5]])]), aGameEvent()],
      [anOffer([aMarket('totals', [['Over', 1.8, 2.5]], '2026-10-09T14:10:00Z')])],
      [],
      [anOffer([aMarket('totals', [['Over', 1.5, 2.5]], '2026-10-09T15:10:00Z')])],
    ],
  ],
];

const BY_NAME = COURSES.map(([provider, bodies]) => [provider.name, provider, bodies] as const);

const answersOf = (bodies: readonly unknown[]): Answer[] =>
  bodies.map((body, index) => anAnswer(body, { at: AT + index * 1_200 }));
const sorted = (records: ReadonlyMap<string, unknown>) =>
  [...records].toSorted(([one], [other]) => (one < other ? -1 : 1));

test.each(BY_NAME)(
  '%s: any order and repetition of any prefix ends in the same records',
  (_, provider, bodies) => {
    const answers = answersOf(bodies);
    const repeated = fc.nat(bodies.length).chain((length) =>
      fc.tuple(
        fc.constant(answers.slice(0, length)),
        fc.shuffledSubarray([...answers.slice(0, length), ...answers.slice(0, length)], {
          minLength: length * 2,
        }),
      ),
    );
    fc.assert(
      fc.property(repeated, ([inOrder, shuffled]) => {
        expect(sorted(folded(provider.openReader(), shuffled))).toEqual(
          sorted(folded(provider.openReader(), inOrder)),
        );
      }),
      { numRuns: 150 },
    );
  },
);

/** Reads answers damaged at one or two paths, or broken off. */
function expectSound(provider: Provider, answers: readonly Answer[], numRuns: number): void {
  const damaged = fc.constantFrom(...answers).chain((answer) => {
    const body: unknown = JSON.parse(answer.body);
    const paths = pathsIn(body);
    const damages = fc.array(
      fc.tuple(fc.constantFrom(...paths), fc.constantFrom(undefined, ...STRANGE)),
      {
        minLength: 1,
        maxLength: 2,
      },
    );
    return fc.oneof(
      { weight: 9, arbitrary: damages.map((all) => JSON.stringify(damage(body, all)) ?? '') },
      fc.nat(answer.body.length).map((length) => answer.body.slice(0, length)),
    );
  });
  fc.assert(
    fc.property(damaged, (body) => {
      const reader = provider.openReader();
      for (const answer of [...answers, anAnswer(body, { at: AT + 99_999 })]) {
        const { records, notes } = reader.read(answer);
        for (const record of records) expect(schemaFault(record)).toBeUndefined();
        for (const { text } of notes) expect(text).not.toBe('');
      }
    }),
    { numRuns },
  );
}

/** The second damage may be of what the first one replaced. */
const damage = (body: unknown, damages: readonly (readonly [Path, unknown])[]): unknown =>
  damages.reduce((now, [path, to]) => changedAt(now, path, to), body);

test.each(BY_NAME)('%s: damaged answers break nothing', (_, provider, bodies) => {
  expect.hasAssertions();
  expectSound(provider, answersOf(bodies), 300);
});

testRecorded('damaged recorded answers break nothing', () => {
  expect.hasAssertions();
  for (const provider of PROVIDERS) {
    const files = recordedFiles().filter((file) => file.startsWith(`${provider.name}/`));
    for (const file of files) {
      const recorded = readRecording(recordedBytes(file), provider.recognizes);
      const answers = recorded
        .filter(({ content }) => content !== undefined)
        .map(({ body, status, headers }) => anAnswer(body, { status, headers }));
      if (answers.length > 0) expectSound(provider, answers.slice(0, 1), 15);
    }
  }
});
