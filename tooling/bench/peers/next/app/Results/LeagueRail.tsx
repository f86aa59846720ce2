import type { ReactElement } from 'react';
import { ChoiceLink } from './ChoiceLink.tsx';
import type { DayLeague } from './day-leagues.ts';
import { isLive } from './match-view.ts';
import type { View } from './use-view.ts';

const LIMIT = 40;

interface RailProps {
  readonly leagues: readonly DayLeague[];
  readonly view: View;
}

/** The day's leagues beside the list. */
export const LeagueRail = ({ leagues, view }: RailProps): ReactElement => (
  <nav className="rail" aria-label="Турниры дня">
    <ChoiceLink view={view} choice={{ league: 0 }} isCurrent={view.leagueId === 0}>
      Все турниры
    </ChoiceLink>
    {leagues.slice(0, LIMIT).map(({ id, name, countryCode, matches }) => {
      const live = matches.filter(isLive).length;
      return (
        <ChoiceLink key={id} view={view} choice={{ league: id }} isCurrent={view.leagueId === id}>
          <img
            className="flag"
            src={`/assets/flags/${countryCode}.svg`}
            width={18}
            height={12}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <span title={name}>{name}</span>
          <small>
            {live > 0 && (
              <>
                <b>{live}</b>
                {' / '}
              </>
            )}
            {matches.length}
          </small>
        </ChoiceLink>
      );
    })}
  </nav>
);
