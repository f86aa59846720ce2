import { criteriaOf, hasCriteria } from './criteria.ts';
import { presetOf, TIPS_PRESETS, USERS_PRESETS } from './search-presets.ts';
import { tipsSearchFilter } from './tips-search-filter.ts';
import { usersSearchFilter } from './users-search-filter.ts';

describe('criteriaOf', () => {
  it('drops only criteria that are null, undefined or an empty list', () => {
    const filter = { a: null, b: undefined, c: [], d: 0, e: false, f: '', g: [0] };
    expect(criteriaOf(filter)).toEqual({ d: 0, e: false, f: '', g: [0] });
  });
});

describe('hasCriteria', () => {
  it.each([
    [{}, false],
    [{ templateId: 1, pageNumber: 2, sportType: 3, count: 200, responseContent: 1 }, false],
    [{ templateId: 1, minRoi: null, soccerLeagueIds: [] }, false],
    [{ minRoi: 0 }, true],
    [{ isOnlyTipsDescription: false }, true],
    [{ templateId: 1, period: 1 }, true],
  ])('%j: %p', (filter, expected) => {
    expect(hasCriteria(filter)).toBe(expected);
  });
});

describe('filters', () => {
  it('accept the presets, and preset 0 is the first one', () => {
    for (const { params } of TIPS_PRESETS) expect(tipsSearchFilter.parse(params)).toEqual(params);
    for (const { params } of USERS_PRESETS) expect(usersSearchFilter.parse(params)).toEqual(params);
    expect(presetOf(TIPS_PRESETS, 0)).toBe(TIPS_PRESETS[0]);
    expect(presetOf(USERS_PRESETS, 99)).toBeUndefined();
  });

  it('report a maximum below its minimum', () => {
    const result = tipsSearchFilter.safeParse({ minOddsValue: 2, maxOddsValue: 1.5, minRoi: 5 });
    expect(result.error?.issues.map(({ path }) => path)).toEqual([['maxOddsValue']]);
    expect(usersSearchFilter.safeParse({ minRoi: 5, maxRoi: 5 }).success).toBe(true);
    expect(usersSearchFilter.safeParse({ minRoi: 5, maxRoi: null }).success).toBe(true);
  });

  it('drop unknown keys', () => {
    expect(tipsSearchFilter.parse({ minRoi: 1, admin: true })).toEqual({ minRoi: 1 });
  });
});
