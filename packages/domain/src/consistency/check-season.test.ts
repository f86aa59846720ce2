import { MATCH_STATUS } from '../enumerations/match-status.ts';
import { checkSeason } from './check-season.ts';

const at = (day: string) => Date.parse(day) / 1_000;
const season = { startsAt: at('2006-08-05'), endsAt: at('2007-05-27') };
const { finished, scheduled } = MATCH_STATUS;

test('a result of another year is not of the season; one that was delayed is', () => {
  const fault = checkSeason({ status: finished, startsAt: at('2020-08-13') }, season);
  expect(fault).toMatchObject({
    field: 'startsAt',
    reason: '2020-08-13 is far from its season, 2006-08-05 to 2007-05-27',
  });
  expect(checkSeason({ status: finished, startsAt: at('2007-09-01') }, season)).toBeUndefined();
});

test('the dates of a season to come may not be known yet', () => {
  expect(checkSeason({ status: scheduled, startsAt: at('2008-08-13') }, season)).toBeUndefined();
});
