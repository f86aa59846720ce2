import { feedRecord } from '@tipmark/contract/feed';
import {
  aFeedEvent,
  aFeedForecast,
  aFeedMatch,
  aFeedOdds,
  aFeedReferee,
  aFeedScore,
  aFeedSetting,
  aFeedStatistics,
  toNdjson,
} from './feed-record-builders.ts';

const records = [
  ...aFeedSetting('Arsenal', 'Fulham'),
  aFeedReferee('M Oliver'),
  aFeedMatch('Arsenal', 'Fulham'),
  aFeedScore('Arsenal-Fulham', 2, 1),
  aFeedEvent('Arsenal-Fulham'),
  aFeedStatistics('Arsenal-Fulham'),
  aFeedOdds('Arsenal-Fulham'),
  aFeedForecast('Arsenal-Fulham'),
];

describe('feed builders', () => {
  it.each(records.map((record) => [record.kind, record] as const))(
    'a %s is a valid feed record',
    (_kind, record) => {
      expect(feedRecord.parse(record)).toEqual(record);
    },
  );

  it('write one record per line', () => {
    const lines = toNdjson(records).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(records);
  });
});
