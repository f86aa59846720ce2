import { z } from 'zod';
import { inPlayRecord } from './in-play-record.ts';
import { lineupRecord } from './lineup-record.ts';
import {
  eventRecord,
  eventsRecord,
  matchRecord,
  pointsRecord,
  scoreRecord,
} from './match-records.ts';
import {
  bookmakerRecord,
  leagueRecord,
  refereeRecord,
  seasonRecord,
  squadRecord,
  teamRecord,
} from './reference-records.ts';
import { shotsRecord } from './shots-record.ts';
import {
  forecastRecord,
  oddsRecord,
  statisticsRecord,
  type teamStatistics,
} from './statistic-records.ts';
import { viewsRecord } from './views-record.ts';

/**
 * One line of a feed from any source: an importer, the simulator or an operator's own provider.
 * Keys are ids inside the source; `seq` grows per match and kind.
 */
export const feedRecord = z.discriminatedUnion('kind', [
  leagueRecord,
  seasonRecord,
  teamRecord,
  squadRecord,
  refereeRecord,
  bookmakerRecord,
  matchRecord,
  lineupRecord,
  scoreRecord,
  eventRecord,
  eventsRecord,
  pointsRecord,
  shotsRecord,
  statisticsRecord,
  oddsRecord,
  inPlayRecord,
  forecastRecord,
  viewsRecord,
]);

export type FeedRecord = z.output<typeof feedRecord>;
export type FeedRecordKind = FeedRecord['kind'];
export type FeedRecordOf<Kind extends FeedRecordKind> = Extract<FeedRecord, { kind: Kind }>;

export type LeagueRecord = FeedRecordOf<'league'>;
export type SeasonRecord = FeedRecordOf<'season'>;
export type TeamRecord = FeedRecordOf<'team'>;
export type SquadRecord = FeedRecordOf<'squad'>;
export type RefereeRecord = FeedRecordOf<'referee'>;
export type BookmakerRecord = FeedRecordOf<'bookmaker'>;
export type MatchRecord = FeedRecordOf<'match'>;
export type LineupRecord = FeedRecordOf<'lineup'>;
export type ScoreRecord = FeedRecordOf<'score'>;
export type EventRecord = FeedRecordOf<'event'>;
export type EventsRecord = FeedRecordOf<'events'>;
export type PointsRecord = FeedRecordOf<'points'>;
export type ShotsRecord = FeedRecordOf<'shots'>;
export type StatisticsRecord = FeedRecordOf<'statistics'>;
export type OddsRecord = FeedRecordOf<'odds'>;
export type InPlayRecord = FeedRecordOf<'in-play'>;
export type ForecastRecord = FeedRecordOf<'forecast'>;
export type ViewsRecord = FeedRecordOf<'views'>;
export type TeamStatistics = z.output<typeof teamStatistics>;
