import { promoReport } from './promo-report.ts';

const DAY = 1_795_255_200;
const row = (kind: string, over: object = {}) =>
  JSON.stringify({ at: DAY, kind, place: 'top', link: 1, bookieName: 'rivalto', ...over });

test('counts shows and clicks by day, bookmaker, place and link', () => {
  const today = [row('show'), row('show'), row('click'), row('show', { place: 'gift', link: 6 })];
  const tomorrow = [row('click', { at: DAY + 86_400, bookieName: 'quartz', place: '', link: 4 })];
  const { rows, unread } = promoReport([`${today.join('\n')}\n`, `${tomorrow.join('\n')}\n`]);
  expect(unread).toBe(0);
  expect(rows.slice(1)).toEqual([
    ['2026-11-21', 'rivalto', 'gift', '6', '1', '0', '0.0'],
    ['2026-11-21', 'rivalto', 'top', '1', '2', '1', '50.0'],
    ['2026-11-22', 'quartz', '-', '4', '0', '1', '-'],
    ['all', '', '', '', '3', '2', '66.7'],
  ]);
});

test('a broken line is skipped and counted', () => {
  const { rows, unread } = promoReport([`${row('show')}\n{"at":\n[]\n`]);
  expect(unread).toBe(2);
  expect(rows.at(-1)?.slice(4)).toEqual(['1', '0', '0.0']);
});

test('an empty log gives an empty report', () => {
  expect(promoReport([]).rows).toHaveLength(2);
});
