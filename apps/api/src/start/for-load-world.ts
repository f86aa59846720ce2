// Used by `tooling/load-world` to write a big world; nothing else imports the API.
export { judge } from '../betting/settlement/settle-match.ts';
export { PLAYED_COLUMNS } from '../betting/settlement/settlement-queries.ts';
export { onlookerNames } from '../betting/tips/simulated/onlooker-names.ts';
export { EN, RU } from '../betting/tips/simulated/texts.ts';
export { allocateIds } from '../ingest/rows/allocate-ids.ts';
export { type PlayedMatchRow } from '../matches/play/played-match-row.ts';
export { foldUserName } from '../people/account/rules/user-name.ts';
export { urlStemOf } from '../people/account/rules/user-url.ts';
export { ConfigError, readConfig } from '../platform/config/config.ts';
export { atSecond } from '../platform/database/at-second.ts';
export { connectDatabase, type Db } from '../platform/database/connect.ts';
export { type PlayedGame } from '../platform/database/match-tables.ts';
export { migrate } from '../platform/database/migrate.ts';
export { type Tx, tx } from '../platform/database/tx.ts';
export {
  DataInUse,
  isLossOfDatabase,
  MigrationRefused,
} from '../platform/errors/database-errors.ts';
export { explainDatabase } from '../platform/errors/explain-database.ts';
