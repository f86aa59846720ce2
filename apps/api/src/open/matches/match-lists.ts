import type { OpenCollections, OpenRowOf } from '@tipmark/contract/open';
import { COUNTS, type Sport, STATISTICS, sportRules } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { findLineups, type LineupRow } from '../../matches/events/lineup-queries.ts';
import { findSquads, type SquadRow } from '../../matches/events/squad-queries.ts';
import { findPlacedEvents, type PlacedEvent } from '../../matches/events/timeline-queries.ts';
import {
  findMatchAnalysis,
  type MatchAnalysis,
} from '../../matches/forecasts/stored/analysis-of-match.ts';
import { presentLineup } from '../../matches/match-page/present-lineup.ts';
import { presentTimeline } from '../../matches/match-page/present-timeline.ts';
import { statisticsOfSides } from '../../matches/statistics/played-of-rows.ts';
import { findStatisticsRows } from '../../matches/statistics/statistics-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Key } from '../listing/page.ts';
import type { OpenMatchKey } from './match-queries.ts';

type OpenEvent = OpenRowOf<OpenCollections['matchEvents']>;
type Statistic = OpenRowOf<OpenCollections['matchStatistics']>;
type LineUp = OpenRowOf<OpenCollections['matchLineUps']>;
type Forecast = OpenRowOf<OpenCollections['matchForecast']>;

/** As the open API shows it. */
export const presentEvent = (event: PlacedEvent): OpenEvent => ({
  type: event.type,
  side: event.side,
  minute: event.minute,
  addedMinute: event.stoppage,
  second: event.second,
  player: event.player,
  relatedPlayer: event.relatedPlayer,
});

/** One statement. */
export const readOpenEvents = (
  db: Db,
  { id }: OpenMatchKey,
  locale: Locale,
): Promise<PlacedEvent[]> => findPlacedEvents(db, id, locale);

export const keysOfEvent = (event: PlacedEvent): Key[] => [
  event.minute,
  event.stoppage ?? -1,
  event.second ?? -1,
  event.seq,
  event.key,
];

const NAMES: readonly string[] = [...STATISTICS, ...COUNTS];

/** Of the match and of its parts. One statement. */
export async function readOpenStatistics(db: Db, { id }: OpenMatchKey): Promise<Statistic[]> {
  const sides = statisticsOfSides(await findStatisticsRows(db, [id]));
  const course = presentTimeline({ events: [], ...sides });
  const all = course === undefined ? [] : [course.figures, ...course.parts];
  return all.flatMap((statistics, part) =>
    statistics.map(({ figure: name, home, away }) => ({ part, name, home, away })),
  );
}

export const keysOfStatistic = ({ part, name }: Statistic): Key[] => [part, NAMES.indexOf(name)];

function lineUpOf(
  side: LineUp['side'],
  match: OpenMatchKey,
  known: { readonly lineups: readonly LineupRow[]; readonly squads: readonly SquadRow[] },
  locale: Locale,
): LineUp[] {
  const teamId = match[`${side}_id`];
  const own = known.lineups.filter((row) => row.team_id === teamId);
  const squad = known.squads.find((row) => row.team_id === teamId);
  const origin = (squad ?? own[0])?.origin ?? null;
  const players = squad?.players ?? [];
  const { lineup, absent } = presentLineup(match.sport as Sport, own, players, locale, origin);
  if (lineup === null && absent.length === 0) return [];
  const plain = <Player extends { readonly link?: string | undefined }>({
    link: _,
    ...player
  }: Player) => player;
  return [
    {
      side,
      team: { id: teamId, name: match[`${side}_name`] },
      isPublished: lineup?.isPublished ?? false,
      formation: lineup?.formation ?? null,
      starting: (lineup?.starting ?? []).map(plain),
      substitutes: (lineup?.substitutes ?? []).map(plain),
      absent: absent.map(plain),
    },
  ];
}

/** Of both sides, as far as they are known. Two statements. */
export async function readOpenLineUps(
  db: Db,
  match: OpenMatchKey,
  locale: Locale,
): Promise<LineUp[]> {
  const [lineups, squads] = await Promise.all([
    findLineups(db, match.id),
    findSquads(db, match.id),
  ]);
  const known = { lineups, squads };
  return [...lineUpOf('home', match, known, locale), ...lineUpOf('away', match, known, locale)];
}

const MILLIONTHS = 1_000_000;
const share = (chance: number) => Math.round(chance * MILLIONTHS) / MILLIONTHS;

/** No row without a forecast. One statement. */
export async function readOpenForecast(db: Db, match: OpenMatchKey): Promise<Forecast[]> {
  const found = await findMatchAnalysis(db, match.id);
  return found === undefined ? [] : [presentForecast(match, found)];
}

/** A forecast with the computation it is from; null: a forecast of the source, or made later. */
export async function readDayForecast(
  db: Db,
  match: OpenMatchKey,
): Promise<(Forecast & { readonly run: number | null }) | undefined> {
  const found = await findMatchAnalysis(db, match.id);
  return found && { run: found.runId, ...presentForecast(match, found) };
}

function presentForecast(match: OpenMatchKey, { analysis, basis }: MatchAnalysis): Forecast {
  const { mainTotalLine: line, hasDraws } = rulesOf(match.sport);
  return {
    result: {
      home: share(analysis.p1),
      draw: hasDraws ? share(analysis.px) : null,
      away: share(analysis.p2),
    },
    homeWinsInTheEnd: analysis.p_home_wins === null ? null : share(analysis.p_home_wins),
    expected: { home: analysis.expected_home, away: analysis.expected_away },
    score: analysis.forecast_score,
    over: line === null ? null : { line, chance: share(analysis.p_over_main) },
    bothScore: line === null ? null : share(analysis.p_both_score),
    playedBefore: basis === undefined ? null : { home: basis[0], away: basis[1] },
  };
}

function rulesOf(sport: number) {
  const { mainTotalLine, score } = sportRules(sport);
  return { mainTotalLine, hasDraws: score.unit !== 'set' };
}
