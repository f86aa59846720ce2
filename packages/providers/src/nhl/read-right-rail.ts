import type { TeamStatistics } from '@tipmark/contract/feed';
import type { Draft } from '../parts/draft.ts';
import { countOf, keyOf, listOf, pairOf, reach } from '../values/soft.ts';
import { type Game, type Reader, readGame } from './game.ts';
import { addScore, type ListedGoals } from './game-score.ts';
import { SOURCE } from './league.ts';
import { periodOf } from './period.ts';

const OF_CALL = /\/gamecenter\/(\d{10})\/right-rail/;
/** `…/20232024/GS020207.HTM` */
const OF_REPORT = /\/(\d{4})\d{4}\/[A-Z]{2}(\d{6})\.HTM/i;

/**
 * `/gamecenter/{id}/right-rail`: line score and statistics of a game. It names the game only in its
 * address and in the links to the reports; the row of the game is in the series of the season.
 */
export function readRightRail(reader: Reader, body: unknown, call: string | undefined): void {
  const { draft } = reader;
  const series = listOf(reach(body, 'seasonSeries'));
  const key = gameKeyOf(body, call);
  const index = series.findIndex((row) => keyOf(reach(row, 'id')) === key);
  if (key === undefined || index < 0) {
    draft.leave('', 'the game it is about is not named');
    return;
  }
  const game = readGame(reader, series[index], { path: `seasonSeries[${index}]` });
  if (game === undefined) return;
  addScore(draft, game, lineScoreOf(body));
  addStatistics(draft, game, body);
}

function gameKeyOf(body: unknown, call: string | undefined): string | undefined {
  const ofCall = OF_CALL.exec(call ?? '')?.[1];
  if (ofCall !== undefined) return ofCall;
  for (const link of Object.values(Object(reach(body, 'gameReports')) as object)) {
    const [, year, number] = OF_REPORT.exec(String(link)) ?? [];
    if (year !== undefined && number !== undefined) return `${year}${number}`;
  }
  return undefined;
}

/** Goals by period, and the shots of a shoot-out that went in. */
function lineScoreOf(body: unknown): ListedGoals | undefined {
  const rows = listOf(reach(body, 'linescore', 'byPeriod'));
  if (rows.length === 0) return undefined;
  const byPeriod = new Map<number, [number, number]>();
  for (const row of rows) {
    const period = periodOf(row);
    const goals = pairOf(reach(row, 'home'), reach(row, 'away'));
    if (period !== undefined && period.type !== 'SO' && goals !== undefined)
      byPeriod.set(period.number, goals);
  }
  const shootout = reach(body, 'linescore', 'shootout');
  return {
    byPeriod,
    shootout: pairOf(reach(shootout, 'homeConversions'), reach(shootout, 'awayConversions')),
  };
}

interface Sides {
  home: TeamStatistics;
  away: TeamStatistics;
}

function addStatistics(draft: Draft, game: Game, body: unknown): void {
  const { home, away } = totalsOf(body);
  const parts = listOf(reach(body, 'shotsByPeriod'))
    .filter((row) => periodOf(row)?.type !== 'SO')
    .map((row): Sides => {
      const shots = pairOf(reach(row, 'home'), reach(row, 'away'), 999);
      return shots === undefined
        ? { home: {}, away: {} }
        : { home: { shots: shots[0] }, away: { shots: shots[1] } };
    });
  if (Object.keys(home).length + Object.keys(away).length === 0) return;
  draft.add('teamGameStats', {
    kind: 'statistics',
    source: SOURCE,
    matchKey: game.key,
    seq: game.seq,
    home,
    away,
    ...(parts.length === 0 ? {} : { parts: parts.slice(0, 5) }),
  });
}

/** What the categories of the provider are in the feed; shares and hits have no place there. */
function totalsOf(body: unknown): Sides {
  const sides: Sides = { home: {}, away: {} };
  for (const row of listOf(reach(body, 'teamGameStats'))) {
    const category = reach(row, 'category');
    for (const side of ['home', 'away'] as const)
      sides[side] = { ...sides[side], ...statisticOf(category, reach(row, `${side}Value`)) };
  }
  return sides;
}

function statisticOf(category: unknown, value: unknown): TeamStatistics {
  const count = countOf(value);
  if (category === 'sog' && count !== undefined) return { shots: count };
  if (category === 'pim' && count !== undefined) return { penaltyMinutes: count };
  if (category !== 'powerPlay') return {};
  const [, goals, plays] = /^(\d{1,2})\/(\d{1,2})$/.exec(String(value)) ?? [];
  if (goals === undefined || Number(goals) > Number(plays)) return {};
  return { powerPlayGoals: Number(goals), powerPlays: Number(plays) };
}
