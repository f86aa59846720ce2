import type { MatchListItem } from '@tipmark/contract';
import { isFinished, isLive, MATCH_STATUS } from '@tipmark/domain';
import { formatOdds, formatWhen, knownStart, type Locale } from '@tipmark/i18n';
import { goalsOf } from '@tipmark/match-features/score';
import { htmlText } from '@tipmark/web-server';
import { cut, type Drawing } from '../frame/widget-view.ts';
import { type Texts, TRANSLATE, textsOf } from '../texts.ts';

const PERIOD_MINUTES = 20;

/** `37'`, `half-time`, `52:40`, `set 3`; a state that is not known is shown as received. */
export function liveText(state: string, locale: Locale): string {
  const [, minute] = /^(?:1H|2H|ET[12]):(\d+(?:\+\d+)?)$/.exec(state) ?? [];
  if (minute !== undefined) return `${minute}'`;
  const [, part, minutes, second] = /^P([123]):(\d\d?):(\d\d)$/.exec(state) ?? [];
  if (part !== undefined)
    return `${(Number(part) - 1) * PERIOD_MINUTES + Number(minutes)}:${second}`;
  const [, number] = /^S([1-5])$/.exec(state) ?? [];
  if (number !== undefined) return TRANSLATE[locale]('liveState.set', { number });
  const names: Readonly<Record<string, string>> = textsOf(locale).liveState;
  return names[state.replace(/^INT[123]$/, 'INT')] ?? state;
}

const NAMES = Object.entries(MATCH_STATUS);

/** Why a match has no usual result; undefined where it has, or is still to come. */
export function statusText({ status }: Pick<MatchListItem, 'status'>, texts: Texts) {
  const [name = ''] = NAMES.find(([, value]) => value === status) ?? [];
  return (texts.status as Readonly<Record<string, string>>)[name];
}

/** When a match is, or in which state; markup. */
export function whenOf(match: MatchListItem, drawing: Drawing): string {
  const { locale, timeZone, nowSeconds } = drawing;
  const texts = textsOf(locale);
  if (isLive(match)) {
    return `<small class="live">${htmlText(liveText(match.liveState ?? '', locale))}</small>`;
  }
  const when = statusText(match, texts);
  const start = formatWhen(match.startsAt, nowSeconds, locale, timeZone, knownStart(match));
  return `<small class="t2">${htmlText(when ?? start)}</small>`;
}

/** Scores of both sides, or the prices of the outcomes before the start; markup. */
function figuresOf(match: MatchListItem): string {
  const [home, away] = [goalsOf(match.home), goalsOf(match.away)];
  if (home !== undefined) {
    const live = isLive(match) ? ' live' : '';
    return `<b class="score${live}"><span>${home}</span><span>${away ?? 0}</span></b>`;
  }
  if (isFinished(match.status) || match.currentOdds.length === 0) return '<span></span>';
  const prices = match.currentOdds.slice(0, match.currentOdds.length < 3 ? 2 : 3);
  const cells = prices.map((odds) => `<span>${htmlText(formatOdds(odds))}</span>`);
  return `<span class="prices">${cells.join('')}</span>`;
}

/** A match as a row that links to its page. */
export function matchRow(match: MatchListItem, address: string, drawing: Drawing): string {
  const { home, away } = match;
  return (
    `<li><a href="${htmlText(address)}" target="_blank" rel="noopener">${whenOf(match, drawing)}` +
    `<span>${cut(home.name)}${cut(away.name)}</span>${figuresOf(match)}</a></li>`
  );
}
