import type { MatchListItem, TeamInMatch } from '@tipmark/contract';
import {
  isFinished,
  isLive,
  isScheduled,
  MATCH_STATUS,
  type PredictionKind,
  predictionKinds,
} from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';
import type {
  MatchListKey,
  MatchRowView,
  OddsCellView,
  PricesLink,
  TeamView,
} from '@tipmark/ui-kit/betting';
import type { ReactNode } from 'react';
import { type PricesOptions, pricesLink } from '../../row-odds/prices-link.ts';
import { goalsOf, resultText } from '../../score/score-text.ts';
import { type OddsContext, oddsCells } from './odds-cells.ts';
import type { RowWords } from './row-words.ts';

/** How far a running match is: as short as a cell, and as it is read out. */
export interface LiveClock {
  /** `67'`. */
  readonly text: string;
  /** `67th minute`. */
  readonly spoken: string;
  /** Where there is room for more: `32:40 · 2nd period`; absent where the short one says all. */
  readonly whole?: string;
  /** A second line below. */
  readonly note?: string | undefined;
}

/** Scores of a sport that says more than one number a side. */
export interface RowBoard {
  /** The style of their place, over that of the list. */
  readonly listClass: string;
  /** What stands before the score of a side. */
  readonly partsOf: (match: MatchListItem, side: 'home' | 'away') => ReactNode;
  /** The score as it is read out. */
  readonly spoken: (match: MatchListItem, translate: Translate) => string | undefined;
}

export interface RowContext extends OddsContext {
  readonly words: RowWords;
  /** Time of day of unix seconds. */
  readonly timeOf: (seconds: number) => string;
  readonly hrefOf: (match: MatchListItem) => string;
  /** Prices as links of their own, at the address of the match and this; absent = they are none. */
  readonly prices?: (Pick<PricesOptions, 'odds'> & { readonly search: string }) | undefined;
  readonly clockOf: (match: MatchListItem) => LiveClock;
  readonly partsOf?: RowBoard['partsOf'] | undefined;
  /** Says the score; absent = goals and the shoot-out. */
  readonly spokenScore?: ((match: MatchListItem) => string | undefined) | undefined;
}

const ORDERLY: readonly number[] = [MATCH_STATUS.finished, MATCH_STATUS.awarded];

/**
 * Who is ahead: who was told to go on, else by the last thing that could decide, shoot-out, extra
 * time, regular time.
 */
function advantage({ home, away }: MatchListItem): number {
  const told = Number(home.isAdvancing ?? false) - Number(away.isAdvancing ?? false);
  if (told !== 0) return told;
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

const teamView = (team: TeamInMatch, side: TeamView['standing'], parts: ReactNode): TeamView => ({
  parts,
  name: team.name,
  logo: team.logo,
  score: textOf(goalsOf(team)),
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

type Cells = readonly (OddsCellView | null)[];

/** There was a price, and there is none now. */
const isTakenBack = ({ status, firstOdds }: MatchListItem, index: number): boolean =>
  !isFinished(status) && (firstOdds[index] ?? null) !== null;

/**
 * The row in one sentence, prices of totals left out; grown by hand, for a list of its parts is
 * dearer than the sentence.
 */
function labelOf(
  match: MatchListItem,
  state: string,
  cells: Cells,
  { words, outcomes, spokenScore }: RowContext,
): string {
  const { home, away } = match;
  let label = `${home.name} – ${away.name}`;
  const result = spokenScore ? spokenScore(match) : resultText({ home, away });
  if (result !== undefined) label += `, ${result}`;
  if (state !== '') label += `, ${state}`;
  if (match.hasNotifications) label += `, ${words.followed}`;
  for (const [index, cell] of cells.entries()) {
    if (outcomes[index]?.line !== undefined) break;
    const isOff = cell === null ? isTakenBack(match, index) : cell.isSuspended;
    const price = isOff ? words.suspended : (cell?.text ?? '–');
    label += `${index === 0 ? `, ${words.odds} ` : ', '}${price}`;
  }
  return label;
}

function listsOf(match: MatchListItem, nowSeconds: number): MatchListKey[] {
  const lists: MatchListKey[] = [];
  if (isLive(match)) lists.push('live');
  if (isFinished(match.status)) lists.push('finished');
  if (isScheduled(match, nowSeconds)) lists.push('scheduled');
  if (match.countOfTips > 0) lists.push('tips');
  return lists;
}

/** `tips: 7 (by people, math, score)`, grown by hand like the sentence of the row. */
function predictedText(
  { countOfTips }: MatchListItem,
  kinds: readonly PredictionKind[],
  words: RowWords,
): string | undefined {
  if (kinds.length === 0) return undefined;
  let text = `${words.tips}: ${countOfTips} (`;
  for (const [index, kind] of kinds.entries()) {
    text += index === 0 ? words.predictions[kind] : `, ${words.predictions[kind]}`;
  }
  return `${text})`;
}

function linkOfPrices(
  match: MatchListItem,
  cells: Cells,
  href: string,
  { prices }: RowContext,
): PricesLink | undefined {
  if (prices === undefined || cells.length === 0) return undefined;
  return pricesLink(match, { odds: prices.odds, href: href + prices.search });
}

/**
 * A match as its row shows it: everything in the visitor's language and time zone, nothing left to
 * look up.
 */
export function matchRowView(match: MatchListItem, context: RowContext): MatchRowView {
  const { words } = context;
  const lead = advantage(match);
  const note = noteOf(match, words);
  const clock = isLive(match) ? context.clockOf(match) : undefined;
  const time = context.timeOf(match.startsAt);
  const odds = oddsCells(match, context);
  const isOver = isFinished(match.status);
  const kinds = predictionKinds(match);
  const predicted = predictedText(match, kinds, words);
  const href = context.hrefOf(match);
  return {
    id: match.matchId,
    favourite:
      words.favourite === undefined
        ? undefined
        : `${words.favourite}: ${match.home.name} – ${match.away.name}`,
    href,
    label:
      labelOf(match, clock?.spoken ?? note ?? time, odds, context) +
      (predicted === undefined ? '' : `, ${predicted}`),
    // a second live line takes its place
    time: clock?.note === undefined ? time : '',
    minute: clock?.text,
    isFollowed: match.hasNotifications ? true : undefined,
    note: clock?.note ?? note,
    isNoteWarning: isOver ? !ORDERLY.includes(match.status) : undefined,
    home: teamView(match.home, standing(match, lead), context.partsOf?.(match, 'home')),
    away: teamView(match.away, standing(match, -lead), context.partsOf?.(match, 'away')),
    forecast: match.forecastScore,
    odds,
    prices: linkOfPrices(match, odds, href, context),
    tips: match.countOfTips,
    predictions: kinds,
    predictionsLabel: predicted,
    lists: listsOf(match, context.asOf),
  };
}
