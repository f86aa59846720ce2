import type { ResultsPage } from '@tipmark/contract';
import { type ReactElement, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
import { LeagueSection } from './results-page.ts';

const FINISHED = 3;

const button = (text: string, onClick: () => void): ReactElement =>
  jsx('button', { type: 'button', onClick, children: text }, text);

/** The list of a day in the browser: what its controls cost with React alone. */
function DayList({ page }: { readonly page: ResultsPage }): ReactElement {
  const [isFinishedOnly, setFinishedOnly] = useState(false);
  const [only, setOnly] = useState<number>();
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) => {
    const others = [...closed].filter((one) => one !== id);
    setClosed(new Set(closed.has(id) ? others : [...others, id]));
  };
  const areAllClosed = closed.size === page.leagues.length;
  const leagues = page.leagues
    .filter(({ id }) => only === undefined || id === only)
    .map((league) => ({
      ...league,
      matches: league.matches.filter((match) => !isFinishedOnly || match['1'] >= FINISHED),
    }));
  return jsxs('main', {
    children: [
      button('Завершены', () => setFinishedOnly(true)),
      button('Все', () => setFinishedOnly(false)),
      button('Один турнир', () => setOnly(page.leagues[0]?.id)),
      button('Все турниры', () => setOnly(undefined)),
      button('Свернуть все', () =>
        setClosed(new Set(areAllClosed ? [] : page.leagues.map(({ id }) => id))),
      ),
      ...leagues.map((league) =>
        jsx(
          LeagueSection,
          { league, isOpen: !closed.has(league.id), onToggle: () => toggle(league.id) },
          league.id,
        ),
      ),
    ],
  });
}

const state = document.getElementById('boot')?.textContent ?? '';
const root = document.getElementById('root');
if (root) createRoot(root).render(jsx(DayList, { page: JSON.parse(state) as ResultsPage }));
