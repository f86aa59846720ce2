import type {
  BookmakerRecord,
  LeagueRecord,
  RefereeRecord,
  TeamRecord,
} from '@tipmark/contract/feed';
import { asciiSlug, soccerRules, sportRules } from '@tipmark/domain';
import type { NameSpace } from './known-name-queries.ts';
import type { Translated } from './russian-name-queries.ts';
import { nameByRule } from './russian-names.ts';
import type { SourceKey } from './source-keys.ts';

export type NamedRecord = LeagueRecord | TeamRecord | RefereeRecord | BookmakerRecord;

/** Columns of a row to be, without its id. */
export type Columns = Record<string, string | number | boolean | null | object>;

/** What a source reports of a person; null = nothing. */
export interface PersonEvidence {
  country: string;
  hand: string | null;
  /** Right to a month. */
  born: string | null;
}

/** A record of something that has a name, ready to be found or made. */
export interface NamedDraft {
  key: SourceKey & { kind: NameSpace['kind'] };
  space: NameSpace;
  /** The name first, aliases after it. */
  names: string[];
  columns: Columns;
  /** As the source gives it. */
  russian?: string;
  /** For people: evidence of who it is besides the name. */
  person?: PersonEvidence;
}

/** Simulated sources; their entities are never joined with imported ones. */
export function isSimulatedSource(source: string): boolean {
  return source === 'simulator' || source.startsWith('simulator-');
}

interface Names {
  en: string;
  ru?: string | undefined;
}

function nameColumns(
  kind: Translated,
  {
    name,
    sport,
    countryCode = '',
  }: { name: Names; sport: number; countryCode?: string | undefined },
  isSimulated: boolean,
): Columns {
  const given = name.ru ?? (isSimulated ? name.en : undefined);
  return {
    slug: asciiSlug(name.en, kind),
    name_en: name.en,
    ...(given === undefined
      ? nameByRule(kind, sport, { name: name.en, countryCode })
      : { name_ru: given, ru_by_rule: false }),
  };
}

/** What a row is named in Russian by is stored for what may have several sources. */
function givenName(name: Names, isSimulated: boolean): { russian?: string } {
  return isSimulated || name.ru === undefined ? {} : { russian: name.ru };
}

function namesOf(name: Names, aliases: string[] = []): string[] {
  return [name.en, ...(name.ru === undefined ? [] : [name.ru]), ...aliases];
}

function draftLeague(record: LeagueRecord): NamedDraft {
  const { source, key, sport, name, countryCode } = record;
  const points = record.pointsRule ?? (sportRules(sport).table ?? soccerRules.table).points;
  const isSimulated = record.isSimulated ?? isSimulatedSource(source);
  return {
    key: { source, kind: 'league', key },
    space: { kind: 'league', sport, country: countryCode, isSimulated },
    names: namesOf(name),
    ...givenName(name, isSimulated),
    columns: {
      sport,
      ...nameColumns('league', record, isSimulated),
      country_code: countryCode,
      league_type: record.leagueType,
      tier: record.tier,
      points_win: points.win,
      points_draw: points.draw,
      points_loss: points.loss,
      crest: record.crest ?? null,
      twitter: record.twitter ?? null,
      is_simulated: isSimulated,
    },
  };
}

function draftTeam(record: TeamRecord): NamedDraft {
  const { source, key, sport, name, countryCode } = record;
  const isSimulated = isSimulatedSource(source);
  return {
    key: { source, kind: 'team', key },
    space: { kind: 'team', sport, country: record.tour ?? countryCode, isSimulated },
    ...(record.tour === undefined
      ? {}
      : {
          person: {
            country: countryCode,
            hand: record.hand ?? null,
            born: record.bornAbout ?? null,
          },
        }),
    names: namesOf(name, record.aliases),
    ...givenName(name, isSimulated),
    columns: {
      sport,
      ...nameColumns('team', record, isSimulated),
      country_code: countryCode,
      crest: record.crest ?? null,
      twitter: record.twitter ?? null,
      is_simulated: isSimulated,
    },
  };
}

function draftReferee(record: RefereeRecord): NamedDraft {
  const { source, key, sport, name, countryCode = '' } = record;
  const isSimulated = isSimulatedSource(source);
  return {
    key: { source, kind: 'referee', key },
    space: { kind: 'referee', sport, country: countryCode, isSimulated },
    names: namesOf(name),
    ...givenName(name, isSimulated),
    columns: {
      sport,
      ...nameColumns('referee', record, isSimulated),
      country_code: countryCode,
      is_simulated: isSimulated,
    },
  };
}

function draftBookmaker(record: BookmakerRecord): NamedDraft {
  const { source, key, name, isAggregate = false } = record;
  const isSimulated = isSimulatedSource(source);
  return {
    key: { source, kind: 'bookmaker', key },
    space: { kind: 'bookmaker', sport: 0, country: '', isSimulated },
    names: [name],
    columns: { name, is_aggregate: isAggregate, is_simulated: isSimulated },
  };
}

export function draftOf(record: NamedRecord): NamedDraft {
  switch (record.kind) {
    case 'league':
      return draftLeague(record);
    case 'team':
      return draftTeam(record);
    case 'referee':
      return draftReferee(record);
    case 'bookmaker':
      return draftBookmaker(record);
  }
}
