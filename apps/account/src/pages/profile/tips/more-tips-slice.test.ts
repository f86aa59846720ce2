import type { UserTip, UserTips } from '@tipmark/contract';
import { moreTipsLoad, pageProfileLoad } from '../profile-loads.ts';
import { moreTipsRequest } from '../profile-requests.ts';
import { listOf, moreTips, selectMoreTips } from './more-tips-slice.ts';

const page = (ids: readonly number[], lastTipId: number | null): UserTips => ({
  tips: ids.map((id) => ({ tip: { id } }) as UserTip),
  count: 9,
  lastTipId,
});
const all = { sport: 0, state: undefined };
const answered = (view: typeof all, lastTipId: number, data: UserTips) =>
  moreTipsLoad.succeeded(moreTipsRequest('ivan', view, lastTipId).key, data, 0);
const idsOf = (state: ReturnType<typeof moreTips>) => state.tips.map(({ tip }) => tip.id);

test('further pages are added without duplicates; another list starts empty', () => {
  let state = moreTips(undefined, answered(all, 8, page([7, 6], 6)));
  state = moreTips(state, answered(all, 6, page([6, 5], 5)));
  expect(idsOf(state)).toEqual([7, 6, 5]);
  expect(state.lastTipId).toBe(5);
  const list = listOf({ segments: { userUrl: 'ivan' } });
  expect(selectMoreTips(list)({ profileMoreTipsPages: state })).toBe(state);
  expect(selectMoreTips('maria 0 ')({ profileMoreTipsPages: state }).tips).toEqual([]);
  state = moreTips(state, answered({ ...all, sport: 1 }, 4, page([3], null)));
  expect(idsOf(state)).toEqual([3]);
});

test('reloading the first page drops the added pages', () => {
  const state = moreTips(undefined, answered(all, 8, page([7], null)));
  expect(moreTips(state, pageProfileLoad.succeeded('key', {} as never, 0)).tips).toEqual([]);
});
