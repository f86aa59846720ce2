import type { Calendar } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { isLive } from '@tipmark/domain';
import { htmlText } from '@tipmark/web-server';
import { type Drawing, linked, type WidgetView } from '../frame/widget-view.ts';
import { textsOf } from '../texts.ts';
import { matchRow } from './match-row.ts';

export interface DayOptions extends Drawing {
  /** Path of the league's page. */
  readonly page: string;
  readonly pathOfMatch: (link: string) => string;
}

const HALF_DAY_SECONDS = 43_200;

/**
 * The matches of a league around now: those of the last twelve hours and the next ones; where none
 * are to come the last ones.
 */
export function dayView({ name, matches, asOf }: Calendar, options: DayOptions): WidgetView {
  const texts = textsOf(options.locale);
  const all = matches.map(({ match }) => decodeMatch(match));
  const first = all.findIndex(
    (match) => isLive(match) || match.startsAt > options.nowSeconds - HALF_DAY_SECONDS,
  );
  const from = first < 0 ? all.length : first;
  const begin = Math.max(0, Math.min(from, all.length - options.rows));
  const shown = all.slice(begin, begin + options.rows);
  const rows = shown.map((match) =>
    matchRow(match, options.addressOf(options.pathOfMatch(match.link)), options),
  );
  const heading = linked(options.addressOf(options.page), htmlText(name));
  const list =
    rows.length === 0
      ? `<p>${htmlText(texts.day.empty)}</p>`
      : `<ol class="rows">${rows.join('')}</ol>`;
  return {
    title: name,
    body: `<header><h1>${heading}</h1></header>${list}`,
    asOf,
    isLive: shown.some(
      (match) => isLive(match) || Math.abs(match.startsAt - options.nowSeconds) < HALF_DAY_SECONDS,
    ),
  };
}
