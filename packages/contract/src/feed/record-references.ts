import type { FeedRecord, FeedRecordKind } from './feed-record.ts';

/** A kind and a key of the same source. */
export type RecordReference = readonly [kind: FeedRecordKind, key: string];

/** What must be known before a record of its source can be applied. */
export function referencesOf(record: FeedRecord): readonly RecordReference[] {
  switch (record.kind) {
    case 'league':
    case 'team':
    case 'referee':
    case 'bookmaker':
      return [];
    case 'season':
      return [
        ['league', record.leagueKey],
        ...(record.deductions ?? []).map(({ teamKey }): RecordReference => ['team', teamKey]),
      ];
    case 'squad':
      return [
        ['league', record.leagueKey],
        ['team', record.teamKey],
      ];
    case 'match':
      return [
        ['season', record.seasonKey],
        ['team', record.homeKey],
        ['team', record.awayKey],
        ...(record.refereeKey === undefined ? [] : [['referee', record.refereeKey] as const]),
      ];
    case 'odds':
    case 'in-play': {
      const bookmakers = new Set(record.prices.map(([bookmaker]) => bookmaker));
      return [
        ['match', record.matchKey],
        ...[...bookmakers].map((key): RecordReference => ['bookmaker', key]),
      ];
    }
    default:
      return [['match', record.matchKey]];
  }
}
