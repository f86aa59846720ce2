export { BOOKMAKERS } from './football-data/bookmakers.ts';
export { readFootballData } from './football-data/read-football-data.ts';
export { readFootballDataExtra } from './football-data/read-football-data-extra.ts';
export { teamNames } from './football-data/team-names/team-names.ts';
export {
  type FileFormat,
  FORMATS,
  type Format,
  type ImportResult,
  importFiles,
  RECORDS,
} from './import-files.ts';
export { readOpenfootball } from './openfootball/read-openfootball.ts';
export { STANDARD_INPUT } from './records/open-records.ts';
export {
  type FeedLines,
  type FileContent,
  type FileReceipt,
  type ImportReport,
  type Sink,
  SinkUnavailable,
} from './sink.ts';
export { readAmericanOdds } from './sportsbook-review/american-odds.ts';
export { readSportsbookReview } from './sportsbook-review/read-sportsbook-review.ts';
export { readTennisData } from './tennis-data/read-tennis-data.ts';
