import { rowsByMatch } from '../../../parts/scan/shown-rows.ts';
import { heldRows } from '../../../parts/scan/use-steady-rows.ts';
import { anOutcome, aScan } from '../scanner-fixture.ts';

test('held rows keep their order and get new prices; gone and waiting rows are reported', () => {
  const before = rowsByMatch([aScan()]);
  const [match] = aScan().matches;
  const outcomes = [
    anOutcome({ oddType: 'ou.o:3.5' }),
    anOutcome({ oddType: 'ou.o:2.5', odds: 1.5 }),
    anOutcome(),
  ];
  const now = rowsByMatch([aScan({ matches: match ? [{ ...match, outcomes }] : [] })]);
  const { rows, gone, waiting } = heldRows(before, now);
  expect(rows.map(({ key }) => key)).toEqual(['7~1x2.2', '7~ou.o:2.5', '8~1x2.1']);
  expect(rows[1]?.outcome.odds).toBe(1.5);
  expect([...gone]).toEqual(['8~1x2.1']);
  expect(waiting).toBe(1);
});
