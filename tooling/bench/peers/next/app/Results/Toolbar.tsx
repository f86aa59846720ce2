import { type ReactElement, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { ChoiceLink } from './ChoiceLink.tsx';
import type { DayLeague, Sort } from './day-leagues.ts';
import type { View } from './use-view.ts';

const sorts: Readonly<Record<Sort, string>> = {
  all: 'По турнирам',
  time: 'По времени',
  views: 'По просмотрам',
};

interface ToolbarProps {
  readonly leagues: readonly DayLeague[];
  readonly view: View;
  readonly hasOdds: boolean;
  readonly isAnyOpen: boolean;
  readonly onOdds: (hasOdds: boolean) => void;
  readonly onToggleAll: () => void;
}

const LeagueChoice = ({ leagues, view }: Pick<ToolbarProps, 'leagues' | 'view'>) => (
  <label className="choice">
    <select
      aria-label="Турнир"
      name="league"
      value={view.leagueId}
      onChange={({ target }) => view.choose({ league: Number(target.value) })}
    >
      <option value={0}>Все турниры</option>
      {leagues.map(({ id, countryName, name }) => (
        <option key={id} value={id}>{`${countryName} · ${name}`}</option>
      ))}
    </select>
    <Icon name="down" size={12} />
  </label>
);

const Sorting = ({ view }: Pick<ToolbarProps, 'view'>) => (
  <nav className="segmented" aria-label="Сортировка">
    {Object.entries(sorts).map(([key, text]) => (
      <ChoiceLink
        key={key}
        view={view}
        choice={{ sort: key as Sort }}
        isCurrent={view.sort === key}
      >
        {text}
      </ChoiceLink>
    ))}
  </nav>
);

/** How the list is shown. */
export const Toolbar = (props: ToolbarProps): ReactElement => {
  const { leagues, view, hasOdds, isAnyOpen, onOdds, onToggleAll } = props;
  const [hasMore, setHasMore] = useState(false);
  const label = isAnyOpen ? 'Свернуть все' : 'Развернуть все';
  return (
    <form
      className="toolbar"
      action={view.hrefOf({})}
      aria-label="Настройка списка"
      data-more={hasMore ? true : undefined}
    >
      <LeagueChoice leagues={leagues} view={view} />
      <div className="more">
        <Sorting view={view} />
      </div>
      <div className="more">
        <label className="check box">
          <input
            type="checkbox"
            checked={view.isInNewTab}
            onChange={({ target }) => view.choose({ blank: target.checked ? 1 : 0 })}
          />
          В новой вкладке
        </label>
      </div>
      <div className="phone">
        <label className="check switch">
          Кэфы
          <input
            type="checkbox"
            role="switch"
            aria-checked={hasOdds}
            checked={hasOdds}
            onChange={({ target }) => onOdds(target.checked)}
          />
        </label>
        <button
          className="button small bare square"
          type="button"
          aria-label="Настройка списка"
          aria-expanded={hasMore}
          onClick={() => setHasMore(!hasMore)}
        >
          <Icon name="filter" size={16} />
        </button>
      </div>
      <button
        className="button small bare square all"
        type="button"
        aria-label={label}
        title={label}
        onClick={onToggleAll}
      >
        <Icon name={isAnyOpen ? 'collapse' : 'expand'} size={16} />
      </button>
    </form>
  );
};
