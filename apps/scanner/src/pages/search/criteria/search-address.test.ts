import { tipsSearchFilter, usersSearchFilter } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { tipsTemplates } from '../search-fixture.ts';
import {
  paramsToSave,
  readTipsView,
  readUsersView,
  tipsParams,
  tipsRequest,
  tipsSearchQuery,
  usersParams,
  usersRequest,
} from './search-address.ts';
import { TIPS_FIELDS, USERS_FIELDS } from './search-fields.ts';

const tips = (search: string) => readTipsView(new URLSearchParams(search));
const users = (search: string) => readUsersView(new URLSearchParams(search));
const paramsOf = (params: Readonly<Record<string, string | number | undefined>>) =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

const ALL_OF_TIPS =
  'filter=1&period=3&min-roi=-8&max-roi=8.5&min-profit=1&max-profit=90&min-tips=50&max-tips=900' +
  '&min-place=1&max-place=100&mine=1&each=3&min-odds=1.5&max-odds=3&text=1&within=24' +
  '&until=1795300000&soccerOutcome=1,4&soccerKind=2&soccerLeague=5,6&soccerMatch=7' +
  '&hockeyOutcome=3&hockeyKind=1&hockeyLeague=8&hockeyMatch=9&tennisOutcome=11&tennisKind=5' +
  '&tennisLeague=10&tennisMatch=11&sport=all&sort=5&page=2';

test('every criterion of tips is read from the address and accepted by the call', () => {
  const { body } = tipsRequest(tips(ALL_OF_TIPS), SPORT.soccer);
  expect(body).toEqual({
    period: 3,
    minRoi: -8,
    maxRoi: 8.5,
    minProfitPercent: 1,
    maxProfitPercent: 90,
    minTipsCount: 50,
    maxTipsCount: 900,
    minPositionRating: 1,
    maxPositionRating: 100,
    isOnlyFollowed: true,
    tipsCountPerUser: 3,
    minOddsValue: 1.5,
    maxOddsValue: 3,
    isOnlyTipsDescription: true,
    matchesHours: 24,
    maxMatchTimestamp: 1_795_300_000,
    soccerOutcomeCategories: [1, 4],
    soccerLeagueCategories: [2],
    soccerLeagueIds: [5, 6],
    soccerMatchIds: [7],
    hockeyOutcomeCategories: [3],
    hockeyLeagueCategories: [1],
    hockeyLeagueIds: [8],
    hockeyMatchIds: [9],
    tennisOutcomeCategories: [11],
    tennisLeagueCategories: [5],
    tennisLeagueIds: [10],
    tennisMatchIds: [11],
    sortType: 5,
    pageNumber: 2,
  });
  expect(tipsSearchFilter.parse(body)).toEqual(body);
  const known = new Set(Object.keys(tipsSearchFilter.shape));
  for (const name of [...Object.keys(body), 'sportType', 'templateId']) known.delete(name);
  expect([...known]).toEqual([]);
});

test('every criterion of cappers is read from the address and accepted by the call', () => {
  const { body } = usersRequest(
    users(
      'filter=1&contest=2&period=5&min-roi=1&max-roi=2&min-profit=3&max-profit=4&min-tips=5' +
        '&max-tips=6&min-place=7&max-place=8&min-mean=1.5&max-mean=2.5&max-drawdown=15&sort=6' +
        '&count=300',
    ),
  );
  expect(usersSearchFilter.parse(body)).toEqual(body);
  const known = new Set(Object.keys(usersSearchFilter.shape));
  for (const name of [...Object.keys(body), 'templateId']) known.delete(name);
  expect([...known]).toEqual([]);
});

test('a view is restored from its address', () => {
  const view = tips(ALL_OF_TIPS);
  expect(readTipsView(paramsOf(tipsParams(view)))).toEqual(view);
  const cappers = users('filter=1&contest=1&max-drawdown=15&template=2&sort=3&count=200');
  expect(readUsersView(paramsOf(usersParams(cappers)))).toEqual(cappers);
});

test('parameters that are off, unknown or out of range are dropped; reversed bounds are swapped', () => {
  expect(
    tips('filter=1&min-roi=&min-odds=0.5&period=9&each=2&mine=0&soccerLeague=0,x&min-tips=1.5')
      .criteria,
  ).toEqual({});
  expect(tips('filter=1&min-odds=3&max-odds=1,5').criteria).toEqual({
    minOddsValue: 1.5,
    maxOddsValue: 3,
  });
  expect(tips('filter=1&period=1&within=0').criteria).toEqual({});
});

test('without conditions a preset is requested by its id', () => {
  expect(tipsRequest(tips(''), SPORT.hockey)).toEqual({ body: { templateId: 0, sportType: 2 } });
  expect(tipsRequest(tips('template=2&sport=all'), SPORT.hockey)).toEqual({
    body: { templateId: 2 },
  });
  expect(usersRequest(users('template=2'))).toEqual({ body: { templateId: 2 } });
});

test('with all conditions removed, an empty query of the sport is left', () => {
  expect(tipsRequest(tips('filter=1'), SPORT.tennis)).toEqual({ body: { sportType: 3 } });
  expect(usersRequest(users('filter=1'))).toEqual({ body: {} });
});

test('a custom template has its own sport and order', () => {
  const view = tips('template=101');
  expect(tipsRequest(view, SPORT.tennis)).toEqual({ body: { templateId: 101 } });
  const [own] = tipsTemplates(true).customs;
  expect(tipsSearchQuery(view, own, SPORT.tennis)).toEqual({
    criteria: { minRoi: 5, soccerOutcomeCategories: [4] },
    sportType: 1,
    sortType: 5,
  });
});

test('a template is saved with the filter of the page, and keeps parameters without a field', () => {
  const [own] = tipsTemplates(true).customs;
  const template = own && { ...own, params: { ...own.params, later: 1, pageNumber: 3 } };
  expect(
    paramsToSave(TIPS_FIELDS, template, { criteria: { maxRoi: 9 }, sportType: 0, sortType: 2 }),
  ).toEqual({ later: 1, maxRoi: 9, sortType: 2 });
  expect(
    paramsToSave(USERS_FIELDS, undefined, { criteria: { contestId: 1 }, sortType: 3 }),
  ).toEqual({ contestId: 1, sortType: 3 });
});
