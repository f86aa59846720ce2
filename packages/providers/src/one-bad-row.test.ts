import { type FeedRecord, schemaFault } from '@tipmark/contract/feed';
import { sampleOf } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import type { Answer } from './answers/answer.ts';
import type { Provider } from './answers/provider.ts';
import { PROVIDERS } from './providers.ts';
import { readRecording } from './recordings/read-recording.ts';
import { anAnswer } from './testing/answers.ts';
import { aFixture, anEnvelope } from './testing/api-football.ts';
import { changedAt, type Path, pathsIn, STRANGE } from './testing/damage.ts';
import { recordedBytes, recordedFiles, testRecorded } from './testing/recorded-files.ts';

/** Fixtures of recorded details that were recorded without them. */
const KNOWN: readonly Answer[] = (
  [
    [653_808, 33, 50],
    [215_662, 442, 463],
    [1_049_122, 170, 192],
  ] as const
).map(([id, home, away]) => {
  const teams = { home: { id: home, name: 'Home' }, away: { id: away, name: 'Away' } };
  return anAnswer(anEnvelope('fixtures', [{ ...aFixture({ id }), teams }]), { at: 1 });
});

/** Paths of every item of a list of objects, at any depth. */
function itemsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([step, inner]): Path[] => {
    const own = [...path, step];
    const isItem = Array.isArray(value) && typeof inner === 'object' && inner !== null;
    return [...(isItem ? [own] : []), ...itemsIn(inner, own)];
  });
}

const reach = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], value);

/** Where a match, price, event or player of an answer is the smallest thing that is whole. */
function atomsOf(record: FeedRecord): string[] {
  switch (record.kind) {
    case 'odds':
    case 'in-play':
      return record.prices.map(
        (price) => `price ${record.matchKey} ${record.at} ${price.join(' ')}`,
      );
    case 'event': {
      const { matchKey, minute, side, type } = record;
      return [`event ${matchKey} ${minute} ${side} ${type}`];
    }
    case 'lineup':
      return (['home', 'away'] as const).flatMap((side) =>
        [...record[side].starting, ...record[side].substitutes, ...record[side].absent].map(
          ({ name }) => `player ${record.matchKey} ${side} ${name}`,
        ),
      );
    case 'statistics':
      return (['home', 'away'] as const).flatMap((side) =>
        Object.entries(record[side]).map(
          ([name, value]) => `statistic ${record.matchKey} ${side} ${name} ${value}`,
        ),
      );
    case 'squad':
      return record.players.map(({ name }) => `squad ${record.teamKey} ${name}`);
    case 'shots':
      return record.shots.map((shot) => `shot ${record.matchKey} ${JSON.stringify(shot)}`);
    case 'match':
      return [`match ${record.key} ${record.homeKey} ${record.awayKey} ${record.startsAt}`];
    case 'league':
    case 'season':
    case 'team':
    case 'bookmaker':
      return [`${record.kind} ${record.key}`];
    default:
      return [];
  }
}

function read(provider: Provider, answer: Answer, body: unknown): FeedRecord[] {
  const reader = provider.openReader();
  if (provider.name === 'api-football') for (const known of KNOWN) reader.read(known);
  return [...reader.read({ ...answer, body: JSON.stringify(body) ?? '' }).records];
}

const atomsIn = (records: readonly FeedRecord[]): Set<string> =>
  new Set(records.flatMap((record) => atomsOf(record)));

/** Fewer shots than those on target: one of the two numbers is wrong, and both are left out. */
const isContradicted = (atom: string, to: unknown): boolean =>
  /^statistic .* shots(?:OnTarget)? \d+$/.test(atom) && /^-?\d+$/.test(String(to));

/** What has to add up to a score is read together or not at all. */
const TOGETHER: ReadonlySet<string> = new Set(['matchResults', 'details']);

/** Damages an item of an answer: the others are read as if it were not there. */
function expectOthersRead(provider: Provider, answer: Answer, numRuns: number): void {
  const body: unknown = JSON.parse(answer.body);
  const items = itemsIn(body).filter((item) => !item.some((step) => TOGETHER.has(step)));
  if (items.length === 0) return;
  const whole = atomsIn(read(provider, answer, body));
  const without = new Map<Path, Set<string>>();
  const atomsWithout = (item: Path): Set<string> => {
    const known =
      without.get(item) ?? atomsIn(read(provider, answer, changedAt(body, item, undefined)));
    without.set(item, known);
    return known;
  };
  const damage = fc
    .constantFrom(...items)
    .chain((item) =>
      fc.tuple(
        fc.constant(item),
        fc.constantFrom(...pathsIn(reach(body, item), item)),
        fc.constantFrom(...STRANGE),
      ),
    );
  fc.assert(
    fc.property(damage, ([item, path, to]) => {
      const damaged = read(provider, answer, changedAt(body, path, to));
      for (const record of damaged) expect(schemaFault(record)).toBeUndefined();
      const present = atomsIn(damaged);
      const others = atomsWithout(item);
      const lost = [...others].filter((atom) => whole.has(atom) && !present.has(atom));
      expect(lost.filter((atom) => !isContradicted(atom, to))).toEqual([]);
    }),
    { numRuns },
  );
}

testRecorded.each(PROVIDERS.map((provider) => [provider.name, provider] as const))(
  '%s: a bad item of an answer costs no other',
  (name, provider) => {
    expect.hasAssertions();
    for (const file of recordedFiles().filter((one) => one.startsWith(`${name}/`))) {
      const [first] = readRecording(recordedBytes(file), provider.recognizes).filter(
        ({ content }) => content !== undefined,
      );
      if (first === undefined) continue;
      const { body, status, headers } = first;
      expectOthersRead(provider, anAnswer(body, { status, headers }), sampleOf(15, 400));
    }
  },
);
