import type { MatchListItem } from '@tipmark/contract/match-wire';
import { timeOf } from './time-texts.ts';

const LINE = 2.5;
const ARROW_FROM_PERCENT = 1;
const HOT_SECONDS = 600;
const SCHEDULED = 1;
const FINISHED = 3;
const AWARDED = 10;
const LABELLED_PRICES = 3;

const notes: Readonly<Record<number, string>> = {
  3: 'Завершён',
  4: 'Перенесён',
  5: 'Отменён',
  6: 'Остановлен',
  7: 'Прерван',
  8: 'Неявка',
  9: 'Отказ',
  10: 'Тех. результат',
};
const stages: Readonly<Record<string, string>> = { HT: 'Перерыв', PEN: 'Пенальти' };

export const isLive = ({ liveState }: MatchListItem): boolean => liveState !== undefined;
const isOver = ({ status }: MatchListItem): boolean => status >= FINISHED;

export type Tab = 'all' | 'live' | 'finished' | 'scheduled';

/** Whether a tab shows a match. */
export function isIn(tab: Tab, match: MatchListItem, now: number): boolean {
  if (tab === 'live') return isLive(match);
  if (tab === 'finished') return isOver(match);
  return tab === 'all' || (match.status === SCHEDULED && match.startsAt > now);
}

/** Class of a row: the list's style hides those not in a tab. */
export function listsOf(match: MatchListItem, now: number): string {
  const lists = isLive(match) ? ['l'] : [];
  if (isOver(match)) lists.push('f');
  if (isIn('scheduled', match, now)) lists.push('s');
  if (match.hasMathTip || match.hasUsersTip) lists.push('t');
  return lists.join(' ');
}

/** `67'` and `67-я минута`; empty while the match is not running. */
export function clockOf({ liveState }: MatchListItem) {
  if (liveState === undefined) return undefined;
  const stage = stages[liveState];
  if (stage !== undefined) return { text: stage, label: stage };
  const [, minute] = /^(?:1H|2H|ET[12]):(\d+(?:\+\d+)?)$/.exec(liveState) ?? [];
  if (minute === undefined) return { text: liveState, label: liveState };
  return { text: `${minute}'`, label: `${minute}-я минута` };
}

export function noteOf({ status, home }: MatchListItem): string | undefined {
  if (status === FINISHED && home.penaltiesScore !== undefined) return stages['PEN'];
  if (status === FINISHED && home.extraScore !== undefined) return 'после доп. времени';
  return notes[status];
}

export const isWarning = (match: MatchListItem): boolean =>
  isOver(match) && match.status !== FINISHED && match.status !== AWARDED;

/** Above zero if the home side is ahead, by the last part that could decide the match. */
export function leadOf({ home, away }: MatchListItem): number {
  const pairs = [
    [home.penaltiesScore, away.penaltiesScore],
    [home.extraScore, away.extraScore],
    [home.score, away.score],
  ] as const;
  const decided = pairs.find(([host, guest]) => host !== guest);
  return (decided?.[0] ?? 0) - (decided?.[1] ?? 0);
}

export function standingOf(match: MatchListItem, lead: number): string | undefined {
  if (lead > 0) return 'w';
  return lead < 0 && isOver(match) ? 'lo' : undefined;
}

export interface Price {
  readonly text: string;
  readonly move: 'up' | 'down' | undefined;
  readonly className: string;
}

const priceText = (odds: number): string =>
  (Math.floor(Math.round(odds * 1000) / 10) / 100).toFixed(2);

function changeOf(first: number | null | undefined, current: number | null): number {
  if (first === null || first === undefined || current === null) return 0;
  const percent = ((current - first) * 100) / first;
  return Math.abs(percent) < ARROW_FROM_PERCENT ? 0 : percent;
}

function outcomesOf({ status, home, away }: MatchListItem): readonly boolean[] {
  if (status !== FINISHED || home.score === undefined || away.score === undefined) return [];
  const lead = home.score - away.score;
  const total = home.score + away.score;
  return [lead > 0, lead === 0, lead < 0, total > LINE, total < LINE];
}

export function pricesOf(match: MatchListItem, now: number): readonly (Price | null)[] {
  const { currentOdds, firstOdds, oddsChangedAt } = match;
  const changes = currentOdds.map((odds, index) => changeOf(firstOdds[index], odds));
  const isWarm = !isOver(match) && oddsChangedAt !== undefined && now - oddsChangedAt < HOT_SECONDS;
  const sizes = changes.map(Math.abs);
  const hottest = sizes.indexOf(Math.max(...sizes));
  const won = outcomesOf(match);
  return currentOdds.map((odds, index) => {
    if (odds === null) return null;
    const change = changes[index] ?? 0;
    const move = change === 0 ? undefined : change > 0 ? 'up' : 'down';
    const heat = move && isWarm ? (index === hottest ? ' hot' : ' warm') : '';
    const className = `od${move ? ` ${move}` : ''}${heat}${won[index] ? ' won' : ''}`;
    return { text: priceText(odds), move, className };
  });
}

/** Names the match whose prices the link opens. */
export const pricesLabelOf = ({ home, away }: MatchListItem): string =>
  `Коэффициенты: ${home.name} – ${away.name}`;

/** The row in one sentence. */
export function labelOf(match: MatchListItem, prices: readonly (Price | null)[]): string {
  const { home, away } = match;
  const score = home.score === undefined ? '' : `, ${home.score}:${away.score ?? 0}`;
  const state = clockOf(match)?.label ?? noteOf(match) ?? timeOf(match.startsAt);
  const label = prices.slice(0, LABELLED_PRICES).map((price, index) => {
    const isTakenBack = !isOver(match) && (match.firstOdds[index] ?? null) !== null;
    return price?.text ?? (isTakenBack ? 'приём остановлен' : '–');
  });
  const odds = label.length > 0 ? `, коэффициенты ${label.join(', ')}` : '';
  return `${home.name} – ${away.name}${score}, ${state}${odds}`;
}
