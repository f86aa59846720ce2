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
import { type KnownStart, knownStart } from '@tipmark/remote-kit/i18n';
import type {
  MatchListKey,
  MatchRowView,
  OddsCellView,
  PricesLink,
  TeamView,
} from '@tipmark/ui-kit/betting';
import type { ReactNode } from 'react';
import { addressOfPrices, type PricesOptions, pricesLink } from '../row-odds/prices-link.ts';
import { type OddsContext, oddsCells } from './odds-cells.ts';
import type { RowMessages } from './row-messages.ts';
import { goalsOf, resultText } from './score-text.ts';

/** The state of a live match: short for a cell, and as read out. */
export interface LiveClock {
  /** `67'`. */
  readonly text: string;
  /** `67th minute`. */
  readonly label: string;
  /** Where there is room for more: `32:40 · 2nd period`; absent where the short one is enough. */
  readonly whole?: string;
  /** A second line below. */
  readonly note?: string | undefined;
}

/** Scores of a sport with more than one number per side. */
export interface RowBoard {
  /** The style of their container, on top of the list's. */
  readonly listClass: string;
  /** Shown before the score of a side. */
  readonly partsOf: (match: MatchListItem, side: 'home' | 'away') => ReactNode;
  /** The score as it is read out. */
  readonly label: (match: MatchListItem, translate: Translate) => string | undefined;
}

/** In place of an unknown hour. */
export const NO_TIME = '–';

export interface RowContext extends OddsContext {
  readonly messages: RowMessages;
  /** Time of day of unix seconds; `NO_TIME`, the day or the week where the hour is unknown. */
  readonly timeOf: (seconds: number, known: KnownStart) => string;
  /** `tournament week of 2 Jan 2023`, for screen readers. */
  readonly weekOf?: ((seconds: number) => string) | undefined;
  readonly hrefOf: (match: MatchListItem) => string;
  /**
   * Prices as links of their own, at the address of the match and this; absent = they are no links.
   */
  readonly prices?: (Pick<PricesOptions, 'odds'> & { readonly search: string }) | undefined;
  readonly clockOf: (match: MatchListItem) => LiveClock;
  readonly partsOf?: RowBoard['partsOf'] | undefined;
  /** The sentence of a row leaves its score to who opens it. */
  readonly hidesScores?: boolean | undefined;
  /** The score for screen readers; absent = goals and the shoot-out. */
  readonly scoreLabel?: ((match: MatchListItem) => string | undefined) | undefined;
}

const ORDERLY: readonly number[] = [MATCH_STATUS.finished, MATCH_STATUS.awarded];

/**
 * Who is ahead: the side reported to advance, else by the last part that could decide: shoot-out,
 * extra time, regular time.
 */
function advantage({ home, away }: MatchListItem): number {
  const reported = Number(home.isAdvancing ?? false) - Number(away.isAdvancing ?? false);
  if (reported !== 0) return reported;
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
  originalName: team.originalName,
  logo: team.logo,
  score: textOf(goalsOf(team)),
  penalties: textOf(team.penaltiesScore),
  redCards: team.redCards === 0 ? undefined : team.redCards,
  standing: side,
});

function noteOf(match: MatchListItem, messages: RowMessages): string | undefined {
  if (match.status === MATCH_STATUS.finished) {
    if (match.home.penaltiesScore !== undefined) return messages.penalties;
    if (match.home.extraScore !== undefined) return messages.afterExtraTime;
  }
  return messages.notes[match.status];
}

type Cells = readonly (OddsCellView | null)[];

/** There was a price, and now there is none. */
const isTakenBack = ({ status, firstOdds }: MatchListItem, index: number): boolean =>
  !isFinished(status) && (firstOdds[index] ?? null) !== null;

/**
 * The row as one sentence, without prices of totals; concatenated by hand, because a list of its
 * parts costs more than the sentence.
 */
function labelOf(
  match: MatchListItem,
  state: string,
  cells: Cells,
  { messages, outcomes, scoreLabel, weekOf, hidesScores }: RowContext,
): string {
  const { home, away, listedLine } = match;
  const odds = listedLine?.[0] ? `${messages.odds} ${messages.withOvertime}` : messages.odds;
  let label = `${home.name} – ${away.name}`;
  const result = scoreLabel ? scoreLabel(match) : resultText({ home, away });
  if (result !== undefined && !hidesScores) label += `, ${result}`;
  if (state !== '') label += `, ${state}`;
  if (match.isDayKnown === false && weekOf) label += `, ${weekOf(match.startsAt)}`;
  if (match.hasNotifications) label += `, ${messages.followed}`;
  for (const [index, cell] of cells.entries()) {
    if (outcomes[index]?.line !== undefined) break;
    if (cell?.isNote) continue;
    const isOff = cell === null ? isTakenBack(match, index) : cell.isSuspended;
    const price = isOff ? messages.suspended : (cell?.text ?? '–');
    label += `${index === 0 ? `, ${odds} ` : ', '}${price}`;
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

/** `tips: 7 (by people, math, score)`, concatenated by hand like the text of the row. */
function predictedText(
  { countOfTips }: MatchListItem,
  kinds: readonly PredictionKind[],
  messages: RowMessages,
): string | undefined {
  if (kinds.length === 0) return undefined;
  let text = `${messages.tips}: ${countOfTips} (`;
  for (const [index, kind] of kinds.entries()) {
    text += index === 0 ? messages.predictions[kind] : `, ${messages.predictions[kind]}`;
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
  return pricesLink(match, {
    odds: prices.odds,
    href: addressOfPrices(match, href, prices.search),
  });
}

/**
 * A match as in its row: everything in the visitor's language and time zone, nothing left to look
 * up.
 */
export function matchRowView(match: MatchListItem, context: RowContext): MatchRowView {
  const { messages } = context;
  const lead = advantage(match);
  const note = noteOf(match, messages);
  const clock = isLive(match) ? context.clockOf(match) : undefined;
  const known = knownStart(match);
  const time = context.timeOf(match.startsAt, known);
  const odds = oddsCells(match, { ...context, winner: messages.withOvertime });
  const isOver = isFinished(match.status);
  const kinds = predictionKinds(match);
  const predicted = predictedText(match, kinds, messages);
  const href = context.hrefOf(match);
  return {
    id: match.matchId,
    favourite:
      messages.favourite === undefined
        ? undefined
        : `${messages.favourite}: ${match.home.name} – ${match.away.name}`,
    href,
    label:
      labelOf(match, clock?.label ?? note ?? (known === true ? time : ''), odds, context) +
      (predicted === undefined ? '' : `, ${predicted}`),
    // a second live line replaces it
    time: clock?.note === undefined && (known === true || !clock) ? time : '',
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
