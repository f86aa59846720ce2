import type { MatchListItem, TeamInMatch } from '@tipmark/contract';
import { isFinished, isLive, isScheduled, MATCH_STATUS, tipPredictionCount } from '@tipmark/domain';
import type { MatchListKey, MatchRowView, TeamView } from '@tipmark/ui-kit/betting';
import { type OddsContext, oddsCells } from './odds-cells.ts';
import type { RowWords } from './row-words.ts';

/** How far a running match is: as short as a cell, and as it is read out. */
export interface LiveClock {
  /** `67'`. */
  readonly text: string;
  /** `67th minute`. */
  readonly spoken: string;
}

export interface RowContext extends OddsContext {
  readonly words: RowWords;
  /** Time of day of unix seconds. */
  readonly timeOf: (seconds: number) => string;
  readonly hrefOf: (match: MatchListItem) => string;
  readonly clockOf: (match: MatchListItem) => LiveClock;
}

const ORDERLY: readonly number[] = [MATCH_STATUS.finished, MATCH_STATUS.awarded];

/** Who is ahead, by the last thing that could decide: shoot-out, extra time, regular time. */
function advantage({ home, away }: MatchListItem): number {
  const pairs = [
    [home.penaltiesScore, away.penaltiesScore],
    [home.extraScore, away.extraScore],
    [home.score, away.score],
  ] as const;
  for (const [host, guest] of pairs) {
    if (host !== undefined && guest !== undefined && host !== guest) return host - guest;
  }
  return 0;
}

function standing(match: MatchListItem, lead: number): TeamView['standing'] {
  if (lead > 0) return 'ahead';
  return lead < 0 && isFinished(match.status) ? 'behind' : undefined;
}

const textOf = (value: number | undefined): string | undefined => value?.toString();

const teamView = (team: TeamInMatch, side: TeamView['standing']): TeamView => ({
  name: team.name,
  logo: team.logo,
  score: textOf(team.score),
  penalties: textOf(team.penaltiesScore),
  redCards: team.redCards === 0 ? undefined : team.redCards,
  standing: side,
});

function noteOf(match: MatchListItem, words: RowWords): string | undefined {
  if (match.status === MATCH_STATUS.finished) {
    if (match.home.penaltiesScore !== undefined) return words.penalties;
    if (match.home.extraScore !== undefined) return words.afterExtraTime;
  }
  return words.notes[match.status];
}

function labelOf(match: MatchListItem, shown: Partial<MatchRowView>, context: RowContext): string {
  const { home, away } = match;
  const score = home.score === undefined ? undefined : `${home.score}:${away.score ?? 0}`;
  const state = isLive(match) ? context.clockOf(match).spoken : (shown.note ?? shown.time);
  const prices = shown.odds?.slice(0, 3).map((cell) => cell?.text ?? '–') ?? [];
  return [
    `${home.name} – ${away.name}`,
    score,
    state,
    prices.length > 0 && `${context.words.odds} ${prices.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function listsOf(match: MatchListItem, nowSeconds: number): MatchListKey[] {
  const lists: MatchListKey[] = [];
  if (isLive(match)) lists.push('live');
  if (isFinished(match.status)) lists.push('finished');
  if (isScheduled(match, nowSeconds)) lists.push('scheduled');
  if (match.hasMathTip || match.hasUsersTip) lists.push('tips');
  return lists;
}

/** A match as its row shows it: everything in the visitor's language and time zone, nothing left to look up. */
export function matchRowView(match: MatchListItem, context: RowContext): MatchRowView {
  const lead = advantage(match);
  const note = noteOf(match, context.words);
  const shown = {
    time: context.timeOf(match.startsAt),
    odds: oddsCells(match, context),
    ...(note !== undefined && { note }),
  };
  return {
    ...shown,
    id: match.matchId,
    href: context.hrefOf(match),
    label: labelOf(match, shown, context),
    ...(isLive(match) && { minute: context.clockOf(match).text }),
    ...(isFinished(match.status) && { isNoteWarning: !ORDERLY.includes(match.status) }),
    home: teamView(match.home, standing(match, lead)),
    away: teamView(match.away, standing(match, -lead)),
    ...(match.forecastScore !== undefined && { forecast: match.forecastScore }),
    predictions: tipPredictionCount(match),
    lists: listsOf(match, context.asOf),
  };
}
