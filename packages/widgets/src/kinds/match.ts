import type { EventPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { isFinished, isLive } from '@tipmark/domain';
import { formatOdds } from '@tipmark/i18n';
import { resultText } from '@tipmark/match-features/score';
import { htmlText } from '@tipmark/web-server';
import { cut, type Drawing, linked, type WidgetView } from '../frame/widget-view.ts';
import { type Texts, textsOf } from '../texts.ts';
import { whenOf } from './match-row.ts';

/** Those of tennis have no incidents. */
export type MatchData = Pick<
  EventPage,
  'match' | 'league' | 'odds' | 'attribution' | 'asOf' | 'link'
> & { readonly incidents?: EventPage['incidents'] };

export interface MatchOptions extends Drawing {
  /** Path of the match's page. */
  readonly page: string;
  /** Path of its league's page. */
  readonly leaguePage: string;
}

type MatchIncident = EventPage['incidents'][number];

const MOST_INCIDENTS = 12;
const OUTCOMES = [
  ['1', 'home'],
  ['X', 'draw'],
  ['2', 'away'],
] as const;

function incidentOf(incident: MatchIncident, texts: Texts['match']): string {
  const { type, side, minute, stoppage, player } = incident;
  const time = stoppage === null ? `${minute}'` : `${minute}+${stoppage}'`;
  const notes: Readonly<Record<string, string>> = {
    own_goal: texts.ownGoal,
    penalty_goal: texts.penalty,
    second_yellow: texts.red,
    red: texts.red,
  };
  const note = notes[type];
  const text = [player ?? '–', note && `(${note})`].filter(Boolean).join(' ');
  return `<li data-side="${side}"><span class="t2">${time}</span>${cut(text)}</li>`;
}

/** Best prices of the result before the start; nothing of them once it has begun. */
function pricesOf(odds: MatchData['odds'], texts: Texts['match']): string {
  const cells = OUTCOMES.flatMap(([type, name]) => {
    const best = odds.find(({ oddType }) => oddType.toUpperCase() === type)?.best;
    if (!best) return [];
    return (
      `<span title="${htmlText(best.bookmaker)}"><span class="t2">${htmlText(texts.outcome[name])}</span>` +
      `<b>${htmlText(formatOdds(best.odds))}</b></span>`
    );
  });
  return cells.length === 0
    ? ''
    : `<div class="strip" role="group" aria-label="${htmlText(texts.best)}">${cells.join('')}</div>`;
}

/** One match: score or start, goals and dismissals, best prices before the start. */
export function matchView(data: MatchData, options: MatchOptions): WidgetView {
  const texts = textsOf(options.locale);
  const match = decodeMatch(data.match);
  const { home, away } = match;
  const incidents = (data.incidents ?? []).slice(-MOST_INCIDENTS);
  const list = incidents.map((incident) => incidentOf(incident, texts.match)).join('');
  const address = options.addressOf(options.page);
  const result = resultText(match);
  const hasBegun = isLive(match) || isFinished(match.status);
  const league = linked(options.addressOf(options.leaguePage), htmlText(data.league.name));
  const middle = `${result === undefined ? '' : `<b>${htmlText(result)}</b>`}${whenOf(match, options)}`;
  return {
    title: `${home.name} – ${away.name}`,
    body:
      `<header><h1>${league}</h1></header>` +
      `<div class="sides">${cut(home.name)}${linked(address, `<span class="middle">${middle}</span>`)}${cut(away.name)}</div>` +
      (list === '' ? '' : `<ol class="events">${list}</ol>`) +
      (hasBegun ? '' : pricesOf(data.odds, texts.match)),
    asOf: data.asOf,
    attribution: data.attribution,
    isLive: !isFinished(match.status),
  };
}
