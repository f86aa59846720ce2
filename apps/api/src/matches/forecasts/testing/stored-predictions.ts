import type { Db } from '../../../platform/database/connect.ts';

/** Everything stored of every match, oldest match first. */
export function storedPredictions(db: Db) {
  return db
    .selectFrom('predictions')
    .innerJoin('matches', 'matches.id', 'predictions.match_id')
    .innerJoin('teams as home', 'home.id', 'matches.home_id')
    .innerJoin('teams as away', 'away.id', 'matches.away_id')
    .selectAll('predictions')
    .select(['matches.starts_at', 'home.name_en as home', 'away.name_en as away'])
    .orderBy('matches.starts_at')
    .orderBy('matches.id')
    .orderBy('predictions.known_until')
    .execute();
}
