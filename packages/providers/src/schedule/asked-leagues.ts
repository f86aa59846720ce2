import { type FeedRecord, referencesOf } from '@tipmark/contract/feed';
import { tableOf } from '@tipmark/domain';
import type { CalledProvider } from '../network/called-providers.ts';
import type { LeagueSettings } from './settings.ts';

/** Ids by which football-data.org names the competitions of its codes in answers. */
const COMPETITIONS = tableOf<string>({
  BL1: '2002',
  BSA: '2013',
  CL: '2001',
  CLI: '2152',
  DED: '2003',
  EC: '2018',
  ELC: '2016',
  FL1: '2015',
  PD: '2014',
  PL: '2021',
  PPL: '2017',
  SA: '2019',
  WC: '2000',
});
/** The id of a league at a provider that is asked for everything it has. */
const ALL = 'all';

/** Their answers about a day hold every league of the world, whose matches nothing follows. */
const WITH_EVERY_LEAGUE: ReadonlySet<string> = new Set<CalledProvider>([
  'api-football',
  'api-hockey',
]);

/** Whether a league of the settings is the one with a key of the provider's records. */
export function isLeague(league: LeagueSettings, provider: CalledProvider, key: string): boolean {
  const id = league.ids[provider];
  if (id === undefined) return false;
  const own = String(id).toLowerCase();
  return own === key.toLowerCase() || own === ALL || COMPETITIONS[String(id)] === key;
}

/** Whether an answer may hold leagues other than those its call asks for. */
export const holdsEveryLeague = (provider: string): boolean => WITH_EVERY_LEAGUE.has(provider);

const nameOf = (kind: string, key: string): string => `${kind} ${key}`;

/**
 * The records of an answer without those of leagues that the settings do not name, their matches
 * and the teams of nothing else.
 */
export function ofAskedLeagues(
  records: readonly FeedRecord[],
  provider: CalledProvider,
  leagues: readonly LeagueSettings[],
): readonly FeedRecord[] {
  if (!holdsEveryLeague(provider)) return records;
  const isAsked = (key: string) => leagues.some((one) => isLeague(one, provider, key));
  const dropped = new Set<string>();
  const drop = (record: FeedRecord, isDropped: boolean) => {
    if (isDropped && 'key' in record) dropped.add(nameOf(record.kind, record.key));
  };
  for (const record of records) {
    if (record.kind === 'league') drop(record, !isAsked(record.key));
    if (record.kind === 'season') drop(record, !isAsked(record.leagueKey));
  }
  for (const record of records) {
    if (record.kind === 'match') drop(record, dropped.has(nameOf('season', record.seasonKey)));
  }
  const isDropped = (record: FeedRecord) =>
    ('key' in record && dropped.has(nameOf(record.kind, record.key))) ||
    referencesOf(record).some(([kind, key]) => dropped.has(nameOf(kind, key)));
  const groups = Map.groupBy(records, isDropped);
  const referred = (some: readonly FeedRecord[] = []) =>
    new Set(some.flatMap((one) => referencesOf(one).map(([kind, key]) => nameOf(kind, key))));
  const [ofOthers, ofAsked] = [referred(groups.get(true)), referred(groups.get(false))];
  const isOfOthers = (name: string) => ofOthers.has(name) && !ofAsked.has(name);
  return (groups.get(false) ?? []).filter(
    (record) => !('key' in record && isOfOthers(nameOf(record.kind, record.key))),
  );
}
