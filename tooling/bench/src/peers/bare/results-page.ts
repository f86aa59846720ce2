import type { ResultsPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import type { ReactElement } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { MatchRow, star } from './match-row.ts';

type League = ResultsPage['leagues'][number];

const TITLES = ['1', 'X', '2', 'ТБ 2.5', 'ТМ 2.5'];

const arrow = (): ReactElement =>
  jsx('svg', {
    width: 12,
    height: 12,
    viewBox: '0 0 20 20',
    'aria-hidden': 'true',
    children: jsx('path', { d: 'm5.5 12 4.5-4.5 4.5 4.5' }),
  });

interface LeagueProps {
  readonly league: League;
  readonly isOpen?: boolean;
  readonly onToggle?: (() => void) | undefined;
}

function LeagueHead({ league, isOpen = true, onToggle }: LeagueProps): ReactElement {
  const flag = jsx('img', {
    src: `/assets/flags/${league.countryCode}.svg`,
    width: 18,
    height: 12,
    alt: '',
    loading: 'lazy',
  });
  const name = jsx('b', { children: league.name });
  const link = jsxs('a', {
    href: `/Tournaments/${league.link}`,
    children: [flag, jsxs('span', { children: [league.countryName, ' · ', name] })],
  });
  return jsxs('div', {
    className: 'lb',
    children: [
      star(`l${league.id}`, league.name),
      jsxs('h2', { children: [link, jsx('small', { children: String(league.matches.length) })] }),
      jsx('span', { className: 'fc', 'aria-hidden': 'true', children: 'прогн.' }),
      jsx('span', {
        className: 'os',
        'aria-hidden': 'true',
        children: TITLES.map((title) => jsx('span', { children: title }, title)),
      }),
      jsx('button', {
        type: 'button',
        'aria-expanded': isOpen,
        onClick: onToggle,
        'aria-label': `Матчи: ${league.name}`,
        children: arrow(),
      }),
    ],
  });
}

export function LeagueSection(props: LeagueProps): ReactElement {
  const { league, isOpen = true } = props;
  const rows = () => league.matches.map(decodeMatch);
  return jsxs('section', {
    children: [
      jsx(LeagueHead, props),
      isOpen &&
        jsx('ul', { children: rows().map((match) => jsx(MatchRow, { match }, match.matchId)) }),
    ],
  });
}

/** The list of a day with bare React: no router, no store, no translation, no styles. */
export const ResultsList = ({ page }: { readonly page: ResultsPage }): ReactElement =>
  jsx('div', {
    children: page.leagues.map((league) => jsx(LeagueSection, { league }, league.id)),
  });
