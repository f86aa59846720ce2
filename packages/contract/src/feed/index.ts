export { ARCHIVE_SOURCES } from './archive-sources.ts';
export type { FeedLine, RejectedLine } from './feed-line.ts';
export {
  type BookmakerRecord,
  type EventRecord,
  type FeedRecord,
  type FeedRecordKind,
  type FeedRecordOf,
  type ForecastRecord,
  feedRecord,
  type InPlayRecord,
  type LeagueRecord,
  type LineupRecord,
  type MatchRecord,
  type OddsRecord,
  type PointsRecord,
  type RefereeRecord,
  type ScoreRecord,
  type SeasonRecord,
  type SquadRecord,
  type StatisticsRecord,
  type TeamRecord,
  type TeamStatistics,
  type ViewsRecord,
} from './feed-record.ts';
export { issueText } from './issue-text.ts';
export type { LineupSide } from './lineup-record.ts';
export { contradictionIn, type MatchRecords, reportOf } from './match-report.ts';
export { ndjsonLines } from './ndjson-lines.ts';
export { isPlainRecord } from './plain-record.ts';
export { schemaFault } from './schema-fault.ts';
