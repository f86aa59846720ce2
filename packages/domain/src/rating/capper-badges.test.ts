import { badgesOf, readBadges } from './capper-badges.ts';

test.each([
  [[], { months: [], hasClosingProof: false }],
  [[1], { months: [], hasClosingProof: true }],
  [[1, 202_611, 202_608], { months: [202_611, 202_608], hasClosingProof: true }],
  [[202_611], { months: [202_611], hasClosingProof: false }],
])('%p are the badges %p, and back', (list, badges) => {
  expect(readBadges(list)).toEqual(badges);
  expect(badgesOf(badges)).toEqual(list);
});
