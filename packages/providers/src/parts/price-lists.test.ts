import { of, pricesIn } from '../testing/answers.ts';
import { openDraft } from './draft.ts';
import { addInPlayPrices, addPrices } from './price-lists.ts';

const record = { source: 'provider', matchKey: '1', at: 1_791_558_000 };

test('a price that is none refuses no other of its time', () => {
  const draft = openDraft();
  addPrices(draft, 'odds', { kind: 'odds', ...record }, [
    ['a', 'ou.o:2.5', 1_900],
    ['a', 'ou.o:99999', 1_900],
    ['b', 'ou.u:2.5', 1_950],
  ]);
  addInPlayPrices(draft, 'odds', { kind: 'in-play', ...record }, [
    ['c', 'ou.o:2.5', null],
    ['c'.repeat(300), '1x2.1', 2_000],
  ]);
  const reading = draft.reading();
  expect(pricesIn(reading)).toEqual({
    'a ou.o:2.5': 1_900,
    'b ou.u:2.5': 1_950,
    'c ou.o:2.5': null,
  });
  expect(of(reading, 'odds')).toHaveLength(2);
  expect(reading.notes).toHaveLength(2);
});
