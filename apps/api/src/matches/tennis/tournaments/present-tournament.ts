import type { EditionItem, SurfaceOfCourt, TournamentPage } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { DAY_SECONDS, HOUR_SECONDS, isDrawRound, LEAGUE_TYPE, MATCH_STATUS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { presentOriginal } from '../../../platform/database/name-column.ts';
import { presentLeague } from '../../lists/present-leagues.ts';
import { presentMatch } from '../../lists/present-match.ts';
import { roundText } from '../../lists/round-text.ts';
import type { TennisRow } from '../tennis-queries.ts';
import { winnerOf } from '../tennis-result.ts';
import type { FoundEdition, Tournament } from './find-edition.ts';
import { presentEdition, presentFinal, presentFinals, presentPlayerOf } from './present-final.ts';
import { presentReached } from './present-reached.ts';
import { presentStatistics } from './present-statistics.ts';

interface TournamentParts {
  readonly tournament: Tournament;
  readonly found: FoundEdition;
  /** Decided ones of all years, newest first. */
  readonly finals: readonly TennisRow[];
  readonly tour: string | undefined;
}

const NEXT = 10;
const RESULTS = 20;
const NOON = 12 * HOUR_SECONDS;
/** No tournament is longer. */
const LONGEST_DAYS = 14;

/** First and last day: of the matches, else those the season is announced for. */
function datesOf({ rows, season, index, count }: FoundEdition) {
  const starts = rows.map(({ starts_at: at }) => at);
  const startsAt = starts.length === 0 ? season.first_day + NOON : Math.min(...starts);
  const final = rows.find(({ round, is_day_known: isKnown }) => round === 'F' && isKnown);
  if (final !== undefined) return { startsAt, endsAt: final.starts_at };
  const isLastOfYear = index === count - 1;
  if (isLastOfYear && season.last_day > season.first_day) {
    return { startsAt, endsAt: season.last_day + NOON };
  }
  const last = Math.max(
    0,
    ...rows.filter(({ is_day_known: isKnown }) => isKnown).map(({ starts_at: at }) => at),
  );
  return { startsAt, endsAt: last > startsAt ? last : null };
}

function stateOf(
  rows: readonly TennisRow[],
  final: TennisRow | undefined,
  { startsAt, endsAt }: ReturnType<typeof datesOf>,
  nowSeconds: number,
): TournamentPage['edition']['state'] {
  if (rows.some(({ status }) => status === MATCH_STATUS.live)) return 'running';
  if (final !== undefined && winnerOf(final) !== null) return 'over';
  if (startsAt > nowSeconds) return 'next';
  const end = endsAt ?? startsAt + LONGEST_DAYS * DAY_SECONDS;
  return end < nowSeconds - DAY_SECONDS ? 'over' : 'running';
}

/** Those of all years: a year has as many as it has decided finals, the shown one as found. */
function editionsOf(
  { seasons, season, count }: FoundEdition,
  finals: ReturnType<typeof presentFinals>,
): EditionItem[] {
  return seasons
    .filter(({ id, count_of_matches: matches }) => matches > 0 || id === season.id)
    .flatMap((one) => {
      const parts = finals.filter(({ seasonId }) => seasonId === one.id).length;
      const all = one.id === season.id ? count : Math.max(1, parts);
      return Array.from({ length: all }, (_, before) =>
        presentEdition(one, { index: all - 1 - before, count: all }),
      );
    });
}

const inRound = (row: TennisRow, locale: Locale) => ({
  round: roundText(row, locale),
  match: encodeMatch(presentMatch(row)),
});

function matchesOf(rows: readonly TennisRow[], locale: Locale) {
  const byStart = (a: TennisRow, b: TennisRow) => a.starts_at - b.starts_at || a.id - b.id;
  const isLive = ({ status }: TennisRow) => status === MATCH_STATUS.live;
  const next = rows
    .filter((row) => isLive(row) || row.status === MATCH_STATUS.scheduled)
    .toSorted((a, b) => Number(isLive(b)) - Number(isLive(a)) || byStart(a, b));
  const results = rows.filter((row) => winnerOf(row) !== null).toSorted((a, b) => byStart(b, a));
  return {
    next: next.slice(0, NEXT).map((row) => inRound(row, locale)),
    results: results.slice(0, RESULTS).map((row) => inRound(row, locale)),
  };
}

/** The champion of the edition before this one. */
function holderOf(finals: readonly TennisRow[], startsAt: number): TournamentPage['holder'] {
  const before = finals.find(({ starts_at: at }) => at < startsAt);
  if (before === undefined) return null;
  const side = winnerOf(before) === 1 ? 'home' : 'away';
  return { player: presentPlayerOf(before, side), season: before.season_name };
}

/** An edition of a tournament from the query results. */
export function presentTournament(
  { tournament, found, finals, tour }: TournamentParts,
  locale: Locale,
  nowSeconds: number,
): TournamentPage {
  const { rows, season, seasons, index, count } = found;
  const known = presentFinals(finals);
  const dates = datesOf(found);
  const hasChampions = tournament.league_type !== LEAGUE_TYPE.nationalTeams;
  const final = hasChampions ? rows.find(({ round }) => round === 'F') : undefined;
  const newest = seasons.find(({ count_of_matches: matches }) => matches > 0) ?? season;
  return {
    league: presentLeague(tournament, locale),
    ...presentOriginal(tournament),
    isSimulated: tournament.is_simulated,
    attribution: tournament.attribution,
    tour: tour ?? null,
    court: (rows.at(-1)?.court ?? null) as SurfaceOfCourt | null,
    edition: {
      ...presentEdition(season, found),
      ...dates,
      state: stateOf(rows, final, dates, nowSeconds),
      isLast: season.id === newest.id && index === count - 1,
    },
    editions: editionsOf(found, known),
    final: (final && presentFinal(final, found)) ?? null,
    holder: holderOf(finals, dates.startsAt),
    counts: {
      matches: rows.length,
      drawn: hasChampions ? rows.filter(({ round }) => isDrawRound(round)).length : 0,
      finals: known.length,
    },
    statistics: presentStatistics(rows),
    ...(hasChampions ? presentReached(rows) : { areSeeded: false, reached: [] }),
    ...matchesOf(rows, locale),
    asOf: nowSeconds,
  };
}
