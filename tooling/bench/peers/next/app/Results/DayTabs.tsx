import type { ReactElement } from 'react';
import { ChoiceLink } from './ChoiceLink.tsx';
import type { DayLeague } from './day-leagues.ts';
import { isIn, type Tab } from './match-view.ts';
import type { View } from './use-view.ts';

const tabs: Readonly<Record<Tab, string>> = {
  all: 'Все',
  live: 'Онлайн',
  finished: 'Завершены',
  scheduled: 'Не начались',
};

interface TabsProps {
  readonly leagues: readonly DayLeague[];
  readonly view: View;
  readonly now: number;
}

export const DayTabs = ({ leagues, view, now }: TabsProps): ReactElement => {
  const shown = leagues.filter(({ id }) => view.leagueId === 0 || view.leagueId === id);
  const matches = shown.flatMap((league) => league.matches);
  return (
    <nav className="tabs" aria-label="Какие матчи показать">
      {Object.entries(tabs).map(([key, text]) => {
        const tab = key as Tab;
        const count = matches.filter((match) => isIn(tab, match, now)).length;
        return (
          <ChoiceLink key={tab} view={view} choice={{ tab }} isCurrent={view.tab === tab}>
            {tab === 'live' && count > 0 && <i />}
            {text}
            <small>{count}</small>
          </ChoiceLink>
        );
      })}
    </nav>
  );
};
