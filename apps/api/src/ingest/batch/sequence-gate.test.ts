import { admit, type Claim } from './sequence-gate.ts';

const claim = (seq: number, more: Partial<Claim> = {}): Claim => ({
  seq,
  rank: 0,
  isCorrection: false,
  digest: '',
  ...more,
});

function headAfter(...claims: Claim[]) {
  return claims.reduce(
    (head, one) => admit(head, one, true).head,
    admit(undefined, claims[0] as Claim, false).head,
  );
}

test('the first record is applied, an equal or older sequence is not', () => {
  const { isApplied, head } = admit(undefined, claim(5), false);
  expect(isApplied).toBe(true);
  expect(admit(head, claim(5), false).isApplied).toBe(false);
  expect(admit(head, claim(4), false).isApplied).toBe(false);
  expect(admit(head, claim(6), false).isApplied).toBe(true);
});

test('a lower rank is never applied after a higher one, whatever its sequence', () => {
  const head = headAfter(claim(5, { rank: 2 }));
  expect(admit(head, claim(9, { rank: 1 }), true).isApplied).toBe(false);
});

test('a higher rank that arrives late is applied, unless there was a correction with a newer sequence', () => {
  const live = headAfter(claim(9, { rank: 1 }));
  expect(admit(live, claim(7, { rank: 2 }), true).isApplied).toBe(true);
  const corrected = headAfter(claim(9, { rank: 1, isCorrection: true }));
  expect(admit(corrected, claim(7, { rank: 2 }), true).isApplied).toBe(false);
});

test('a newer record wins over an older correction of the same stream, but not over one sent later', () => {
  const head = headAfter(claim(9));
  const correction = claim(7, { isCorrection: true });
  expect(admit(head, correction, true).isApplied).toBe(false);
  const late = admit(head, correction, false);
  expect(late.isApplied).toBe(true);
  expect(admit(late.head, claim(9), false).isApplied).toBe(false);
  expect(admit(late.head, correction, false).isApplied).toBe(false);
  expect(admit(late.head, claim(10), false).isApplied).toBe(true);
});
