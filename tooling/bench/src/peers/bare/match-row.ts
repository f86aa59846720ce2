import type { MatchListItem, TeamInMatch } from '@tipmark/contract/match-wire';
import type { ReactElement } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

// Without JSX, so that Node runs the peer directly: this is what JSX compiles to.

const LINE = 2.5;
const ARROW_FROM_PERCENT = 1;
const FINISHED = 'Завершён';

const zoned = new Intl.DateTimeFormat('ru', {
  timeZone: 'Europe/Moscow',
  hour: '2-digit',
  minute: '2-digit',
});
const knownTimes = new Map<number, string>();

function timeOf(seconds: number): string {
  const text = knownTimes.get(seconds) ?? zoned.format(seconds * 1000);
  knownTimes.set(seconds, text);
  return text;
}

function priceText(odds: number): string {
  const milli = Math.round(odds * 1000);
  return (Math.floor(milli / 10) / 100).toFixed(2);
}

function arrowOf(first: number | null | undefined, current: number): 'up' | 'down' | undefined {
  if (first === null || first === undefined) return undefined;
  const percent = ((current - first) * 100) / first;
  if (Math.abs(percent) < ARROW_FROM_PERCENT) return undefined;
  return percent > 0 ? 'up' : 'down';
}

function cellOf(match: MatchListItem, won: readonly boolean[], index: number): ReactElement {
  const current = match.currentOdds[index] ?? null;
  if (current === null) return jsx('span', { className: 'od', children: '–' }, index);
  const arrow = arrowOf(match.firstOdds[index], current);
  const text = priceText(current);
  const className = `od${arrow ? ` ${arrow}` : ''}${won[index] ? ' won' : ''}`;
  return jsx('span', { className, children: arrow ? jsx('b', { children: text }) : text }, index);
}

function teamOf({ name }: TeamInMatch, className: string | undefined): ReactElement {
  const crest = jsx('i', { className: 'cr', children: [...name][0] });
  return jsxs('span', { className, children: [crest, jsx('span', { children: name })] });
}

const standingOf = (lead: number): string | undefined => {
  if (lead === 0) return undefined;
  return lead > 0 ? 'w' : 'lo';
};

/** The star of a row or of a league; the list handles its clicks. */
export const star = (value: string, name: string): ReactElement =>
  jsx('button', {
    className: 'st',
    type: 'button',
    value,
    'aria-label': `Избранное: ${name}`,
    'aria-pressed': false,
  });

export interface MatchRowProps {
  readonly match: MatchListItem;
}

/** The row of a finished match, drawn as the site draws it. */
export function MatchRow({ match }: MatchRowProps): ReactElement {
  const { home, away } = match;
  const [hosts = 0, guests = 0] = [home.score, away.score];
  const lead = hosts - guests;
  const total = hosts + guests;
  const won = [lead > 0, lead === 0, lead < 0, total > LINE, total < LINE];
  const prices = match.currentOdds
    .slice(0, 3)
    .map((odds) => (odds === null ? '–' : priceText(odds)));
  const teams = `${home.name} – ${away.name}`;
  const label = `${teams}, ${hosts}:${guests}, ${FINISHED}, коэффициенты ${prices.join(', ')}`;
  const standing = { home: standingOf(lead), away: standingOf(-lead) };
  return jsxs('li', {
    className: 'f',
    children: [
      jsx('a', { className: 'r', href: `/Events/${match.link}`, 'aria-label': label }),
      star(`m${match.matchId}`, teams),
      prices.length > 0 &&
        jsx('a', {
          className: 'p',
          href: `/Events/${match.link}?tab=odds`,
          'aria-label': `Коэффициенты: ${teams}`,
        }),
      jsxs('span', {
        className: 'v',
        'aria-hidden': 'true',
        children: [
          jsxs('span', {
            className: 'tm',
            children: [timeOf(match.startsAt), jsx('small', { children: FINISHED })],
          }),
          jsxs('span', {
            className: 'tt',
            children: [teamOf(home, standing.home), teamOf(away, standing.away)],
          }),
          jsxs('span', {
            className: 'sc',
            children: [
              jsx('span', { className: standing.home, children: hosts }),
              jsx('span', { className: standing.away, children: guests }),
            ],
          }),
          jsx('span', { className: 'fc', children: '–' }),
          jsx('span', {
            className: 'os',
            children: match.currentOdds.map((_, index) => cellOf(match, won, index)),
          }),
          jsx('span', { className: 'tp' }),
        ],
      }),
    ],
  });
}
