import { memo, type ReactElement } from 'react';
import { Icon } from '../Icon.tsx';
import type { DayLeague } from './day-leagues.ts';
import { MatchRow } from './MatchRow.tsx';
import { isIn, isLive, type Tab } from './match-view.ts';
import { Star } from './Star.tsx';

const TITLES = ['1', 'X', '2', 'ТБ 2.5', 'ТМ 2.5'];

/** Tells the style how many rows a section has. */
function countClass(count: number): string {
  const tens = Math.floor(count / 10);
  const ones = count % 10;
  return `counted${tens > 0 ? ` t${tens}` : ''}${ones > 0 ? ` o${ones}` : ''}`;
}

interface LeagueProps {
  readonly league: DayLeague;
  readonly isOpen: boolean;
  readonly isStarred: boolean;
  readonly onStar: (key: string) => void;
  readonly onToggle: (leagueId: number) => void;
}

const LeagueHead = ({ league, isOpen, isStarred, onStar, onToggle }: LeagueProps) => {
  const live = league.matches.filter(isLive).length;
  const count = league.matches.length;
  return (
    <div className="lb">
      <Star value={`l${league.id}`} name={league.name} isOn={isStarred} onPress={onStar} />
      <h2>
        <a href={`/Tournaments/${league.link}`}>
          <img
            className="flag"
            src={`/assets/flags/${league.countryCode}.svg`}
            width={18}
            height={12}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <span>
            {league.countryName} · <b>{league.name}</b>
          </span>
        </a>
        <small>
          {live > 0 && <i className="ld" />}
          {live > 0 ? `${live} из ${count}` : count}
        </small>
      </h2>
      <span className="fc" aria-hidden="true">
        прогн.
      </span>
      <span className="os" aria-hidden="true">
        {TITLES.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`Матчи: ${league.name}`}
        onClick={() => onToggle(league.id)}
      >
        <Icon name="up" size={12} />
      </button>
    </div>
  );
};

interface SectionProps extends Omit<LeagueProps, 'isStarred'> {
  readonly now: number;
  readonly tab: Tab;
  readonly isOut: boolean;
  readonly isInNewTab: boolean;
  readonly stars: ReadonlySet<string>;
}

const Section = (props: SectionProps): ReactElement => {
  const { league, now, tab, isOpen, isOut, isInNewTab, stars, onStar, onToggle } = props;
  const shown = league.matches.filter((match) => isIn(tab, match, now)).length;
  return (
    <section
      className={countClass(shown)}
      data-closed={isOpen ? undefined : true}
      data-out={isOut || shown === 0 ? true : undefined}
    >
      <LeagueHead
        league={league}
        isOpen={isOpen}
        isStarred={stars.has(`l${league.id}`)}
        onStar={onStar}
        onToggle={onToggle}
      />
      <ul>
        {league.matches.map((match) => (
          <MatchRow
            key={match.matchId}
            match={match}
            now={now}
            isInNewTab={isInNewTab}
            isStarred={stars.has(`m${match.matchId}`)}
            onStar={onStar}
          />
        ))}
      </ul>
    </section>
  );
};

export const LeagueSection = memo(Section);
