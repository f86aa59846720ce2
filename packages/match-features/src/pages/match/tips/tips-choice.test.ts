import { MAX_ID } from '@tipmark/contract';
import { MATCH_TIPS_SORT } from '@tipmark/domain';
import { isFirstTips, readTipsChoice, tipsParams } from './tips-choice.ts';

const read = (search: string) => readTipsChoice(new URLSearchParams(search));
const first = { sort: MATCH_TIPS_SORT.authorPosition, afterId: 0 };

test.each([
  ['sort=newest', { sort: MATCH_TIPS_SORT.newest, afterId: 0 }],
  ['sort=odds&after=17', { sort: MATCH_TIPS_SORT.odds, afterId: 17 }],
  [`after=${MAX_ID}`, { ...first, afterId: MAX_ID }],
])('%s is the same when read and written', (search, choice) => {
  expect(read(search)).toEqual(choice);
  expect(read(new URLSearchParams(tipsParams(choice) as never).toString())).toEqual(choice);
  expect(isFirstTips(choice)).toBe(false);
});

test.each(['', 'sort=best', 'sort=toString', 'after=-1', 'after=1e3', `after=${MAX_ID + 1}`])(
  '"%s" requests the first page',
  (search) => {
    expect(read(search)).toEqual(first);
    expect(isFirstTips(read(search))).toBe(true);
    expect(tipsParams(read(search))).toEqual({});
  },
);
