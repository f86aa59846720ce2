import type { FeedRecord, TeamStatistics } from '@tipmark/contract/feed';
import type { CourtType, DrawEntry } from '@tipmark/domain';
import { LEAGUE_TYPE, type LeagueTier, type MatchStatus, SPORT } from '@tipmark/domain';
import { inBoth } from '../russian-names/russian-name.ts';
import { aliasesOf, isFirst, type PlayerName } from './player-name.ts';
import type { SetScore } from './set-score.ts';
import { isTeamCup, tournamentTitle } from './tournament-name.ts';

export type Tour = 'ATP' | 'WTA';

export interface FilePlayer {
  key: string;
  name: string;
  parts: PlayerName;
  rank: number | null;
  /** Two letters; absent in most files. */
  countryCode?: string;
  hand?: 'L' | 'R';
  /** Birthday by the age on the day of the match, right to a month. */
  bornAbout?: string;
  /** Seed in the draw; most have none. */
  seed?: number;
  /** How they entered it, where not by ranking. */
  entry?: DrawEntry;
}

/** How many sets a match has at most: women play three. */
export function bestOfIn(tour: Tour, count: number | undefined): 3 | 5 | undefined {
  if (count !== 3 && count !== 5) return undefined;
  return tour === 'WTA' ? 3 : count;
}

/** A row of a tennis file: winner and loser, or the two of a coming match. */
export interface TennisMatch {
  line: number;
  key: string;
  tour: Tour;
  tournament: string;
  tier: LeagueTier;
  season: string;
  /** The day it was played on, or the first of its tournament. */
  day: string;
  isDayKnown: boolean;
  round?: string;
  /** Position in its round, from the top of the draw. */
  drawPosition?: number;
  court?: Exclude<CourtType, 0>;
  bestOf?: 3 | 5;
  winner: FilePlayer;
  loser: FilePlayer;
  status: MatchStatus;
  /** Sets as the winner counts them. */
  sets: SetScore[];
  setsWon?: [winner: number, loser: number];
  /** Statistics of the own serve. */
  statistics?: { winner: TeamStatistics; loser: TeamStatistics };
  /** Prices of winner and loser. */
  prices: { bookmaker: string; winner?: number; loser?: number }[];
}

interface Sent {
  source: string;
  seq: number;
}

/** Leagues, seasons and players of the matches of a file. */
export function tennisReferences(
  source: string,
  attribution: string,
  matches: readonly TennisMatch[],
): FeedRecord[] {
  const records: FeedRecord[] = [];
  for (const ofLeague of Map.groupBy(matches, leagueKey).values()) {
    const [first] = ofLeague as [TennisMatch];
    records.push({
      kind: 'league',
      source,
      key: leagueKey(first),
      sport: SPORT.tennis,
      countryCode: WORLD,
      name: tournamentTitle(first.tour, first.tournament),
      attribution,
      leagueType: isTeamCup(first.tournament)
        ? LEAGUE_TYPE.nationalTeams
        : LEAGUE_TYPE.internationalClubs,
      tier: first.tier,
    });
  }
  records.push(...playerRecords(source, matches));
  for (const [key, ofSeason] of Map.groupBy(matches, seasonKey)) {
    const [first] = ofSeason as [TennisMatch];
    const days = ofSeason.map(({ day }) => day).toSorted();
    records.push({
      kind: 'season',
      source,
      key,
      leagueKey: leagueKey(first),
      name: first.season,
      startsOn: days.at(0) ?? first.day,
      endsOn: days.at(-1) ?? first.day,
    });
  }
  return records;
}

function playerRecords(source: string, matches: readonly TennisMatch[]): FeedRecord[] {
  const players = new Map<string, { player: FilePlayer; tour: Tour }>();
  const birthdays = new Map<string, string[]>();
  for (const { winner, loser, tour } of matches) {
    for (const player of [winner, loser]) {
      const key = playerKey(tour, player);
      const countryCode = player.countryCode ?? players.get(key)?.player.countryCode;
      const known = countryCode === undefined ? player : { ...player, countryCode };
      players.set(key, { player: known, tour });
      if (player.bornAbout !== undefined) {
        birthdays.set(key, [...(birthdays.get(key) ?? []), player.bornAbout]);
      }
    }
  }
  const uses = new Map<string, number>();
  const all = [...players].map(([key, { player, tour }]) => {
    const aliases = aliasesOf(player.parts);
    for (const alias of aliases)
      uses.set(`${tour} ${alias}`, (uses.get(`${tour} ${alias}`) ?? 0) + 1);
    return { key, player, tour, aliases };
  });
  return all.map(({ key, player, tour, aliases }) => ({
    kind: 'team',
    source,
    key,
    sport: SPORT.tennis,
    tour,
    countryCode: player.countryCode ?? WORLD,
    name: inBoth('player', player.name),
    ...(player.hand === undefined ? {} : { hand: player.hand }),
    ...birthdayOf(birthdays.get(key)),
    aliases: aliases.filter((alias) => uses.get(`${tour} ${alias}`) === 1),
  }));
}

/** Ages are rounded, so that the days computed from them vary; the median is the surest. */
function birthdayOf(days: readonly string[] = []): { bornAbout?: string } {
  const bornAbout = days.toSorted()[Math.floor(days.length / 2)];
  return bornAbout === undefined ? {} : { bornAbout };
}

/** Tours belong to no country, and neither do players without a known one. */
const WORLD = 'ZZ';

const leagueKey = ({ tour, tournament }: TennisMatch) => `${tour} ${tournament}`;
const seasonKey = (match: TennisMatch) => `${leagueKey(match)} ${match.season}`;
const playerKey = (tour: Tour, { key }: FilePlayer) => `${tour} ${key}`;

/** Prices have no time; see `football-data`. */
const EARLY_SECONDS = 48 * 3_600;

/** All data of a row, with the players in the order of their names. */
export function tennisRecords(match: TennisMatch, { source, seq }: Sent): FeedRecord[] {
  const { tour, winner, loser, status, key: matchKey } = match;
  const isWinnerHome = isFirst(winner.parts, loser.parts);
  const [home, away] = isWinnerHome ? [winner, loser] : [loser, winner];
  const startsAt = Date.parse(`${match.day}T12:00:00Z`) / 1_000;
  const hasRank = home.rank !== null || away.rank !== null;
  const seeds: [number | null, number | null] = [home.seed ?? null, away.seed ?? null];
  const entries: [DrawEntry | null, DrawEntry | null] = [home.entry ?? null, away.entry ?? null];
  const records: FeedRecord[] = [
    {
      kind: 'match',
      source,
      key: matchKey,
      seq,
      seasonKey: seasonKey(match),
      homeKey: playerKey(tour, home),
      awayKey: playerKey(tour, away),
      startsAt,
      isTimeKnown: false,
      status,
      ...(match.isDayKnown ? {} : { isDayKnown: false }),
      ...(match.round === undefined ? {} : { round: match.round }),
      ...(match.drawPosition === undefined ? {} : { drawPosition: match.drawPosition }),
      ...(match.court === undefined ? {} : { court: match.court }),
      ...(match.bestOf === undefined ? {} : { bestOf: match.bestOf }),
      ...(hasRank ? { ranks: [home.rank, away.rank] as [number | null, number | null] } : {}),
      ...(seeds.some((seed) => seed !== null) ? { seeds } : {}),
      ...(entries.some((entry) => entry !== null) ? { entries } : {}),
    },
  ];
  if (HAS_RESULT.has(status)) records.push(scoreRecord(match, isWinnerHome, { source, seq }));
  if (match.statistics !== undefined) {
    const { winner: ofWinner, loser: ofLoser } = match.statistics;
    const [ofHome, ofAway] = isWinnerHome ? [ofWinner, ofLoser] : [ofLoser, ofWinner];
    records.push({ kind: 'statistics', source, matchKey, seq, home: ofHome, away: ofAway });
  }
  const prices = match.prices.flatMap(({ bookmaker, winner: won, loser: lost }) => [
    ...(won === undefined ? [] : [priceOf(bookmaker, isWinnerHome, won)]),
    ...(lost === undefined ? [] : [priceOf(bookmaker, !isWinnerHome, lost)]),
  ]);
  if (prices.length > 0) {
    const at = startsAt - EARLY_SECONDS;
    records.push({ kind: 'odds', source, matchKey, at, phase: 'first', prices });
  }
  return records;
}

/** Finished, walkover, retired, awarded: one side advances. */
const HAS_RESULT = new Set<number>([3, 8, 9, 10]);

function priceOf(bookmaker: string, isHome: boolean, milli: number): [string, string, number] {
  return [bookmaker, isHome ? 'win.1' : 'win.2', milli];
}

function scoreRecord(match: TennisMatch, isWinnerHome: boolean, sent: Sent): FeedRecord {
  const { sets, setsWon, status, key: matchKey } = match;
  const swapped = ([winner, loser]: readonly [number, number]): [number, number] =>
    isWinnerHome ? [winner, loser] : [loser, winner];
  const won = setsWon ?? setsOf(sets);
  const [home, away] = swapped(won);
  const tieBreaks = sets.map(({ tieBreak }) => (tieBreak === undefined ? null : swapped(tieBreak)));
  return {
    kind: 'score',
    ...sent,
    matchKey,
    status,
    score:
      sets.length === 0 && setsWon === undefined
        ? null
        : {
            home,
            away,
            periods: sets.map(({ games }) => swapped(games)),
            ...(tieBreaks.some((points) => points !== null) ? { tieBreaks } : {}),
          },
    advancing: isWinnerHome ? 'home' : 'away',
  };
}

/** A set that another one follows was played to its end, whatever its rules. */
export function setsOf(sets: readonly SetScore[]): [number, number] {
  const whole = sets
    .filter(({ isWhole }, index) => isWhole || index < sets.length - 1)
    .map(({ games }) => games);
  return [
    whole.filter(([winner, loser]) => winner > loser).length,
    whole.filter(([winner, loser]) => loser > winner).length,
  ];
}
