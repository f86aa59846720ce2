import type { Figure } from './figure.ts';
import { coresOf, KIND, MIX, modelTable } from './model.ts';

/** Each kind has a cost of its own. */
const figures: readonly Figure[] = Object.values(KIND).map((kind, index) => ({
  kind,
  unit: '',
  processMs: index + 1,
  databaseMs: kind === KIND.uncachedCall || kind === KIND.nameSearch ? 2 : undefined,
  count: 1,
}));

const ms = (kind: string) => figures.find((one) => one.kind === kind)?.processMs ?? 0;

it('the mix is a whole', () => {
  expect(Object.values<number>(MIX).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

it('with an edge, its misses and the pages of members are rendered', () => {
  const cores = coresOf(figures, { requestsPerSecond: 1_000, hasEdge: true });
  const calls = 370 * ms(KIND.passedCall);
  expect(cores.shells).toBeCloseTo((60 * ms(KIND.uncachedPage) + calls) / 1_000);
  const ofApis =
    (60 + 300) * ms(KIND.cachedCall) + 60 * ms(KIND.uncachedCall) + 10 * ms(KIND.nameSearch);
  expect(cores.apis).toBeCloseTo(ofApis / 1_000);
  expect(cores.database).toBeCloseTo(0.14);
});

it('without one, shells answer the pages of guests from their own cache', () => {
  const cores = coresOf(figures, { requestsPerSecond: 1_000, hasEdge: false });
  const pages = 600 * ms(KIND.cachedPage) + 30 * ms(KIND.uncachedPage);
  expect(cores.shells).toBeCloseTo((pages + 370 * ms(KIND.passedCall)) / 1_000);
});

it('ten times the requests need ten times the cores', () => {
  const [one, ten] = [1_000, 10_000].map((requestsPerSecond) =>
    coresOf(figures, { requestsPerSecond, hasEdge: true }),
  );
  for (const part of ['shells', 'apis', 'database'] as const)
    expect(ten?.[part]).toBeCloseTo(10 * (one?.[part] ?? 0));
  expect(modelTable(figures).split('\n')).toHaveLength(8);
});

it('a kind that was not measured is named', () => {
  const some = figures.filter(({ kind }) => kind !== KIND.passedCall);
  expect(() => coresOf(some, { requestsPerSecond: 1, hasEdge: true })).toThrow(
    'there is no figure of "call passed on by the shell"',
  );
});
