import { Flag, Icon } from '@tipmark/ui-kit';
import { star } from './star.tsx';

export interface LeagueBarView {
  readonly id: number;
  /** Absent while the league's page is not served. */
  readonly href?: string | undefined;
  readonly name: string;
  readonly countryCode: string;
  readonly countryName: string;
  /** `5`, or `2 of 5` while some are running. */
  readonly count: string;
  readonly isLive: boolean;
  /** Label of the star; absent = no star. */
  readonly favourite?: string | undefined;
}

export interface OddsTitles {
  readonly forecast: string;
  /** 1, X, 2, over, under. */
  readonly odds: readonly string[];
}

export interface LeagueBarProps {
  readonly league: LeagueBarView;
  readonly titles: OddsTitles;
  readonly isOpen: boolean;
  /** What the button shows and hides, `Matches: Premier League`. */
  readonly toggleLabel: string;
  readonly onToggle: (leagueId: number, isOpen: boolean) => void;
}

const nameOf = ({ countryCode, countryName, name }: LeagueBarView) => (
  <>
    <Flag code={countryCode} />
    <span>
      {countryName} · <b>{name}</b>
    </span>
  </>
);

/** Head of one league in a list: who plays, how many, and the titles of the columns. */
export const LeagueBar = ({ league, titles, isOpen, toggleLabel, onToggle }: LeagueBarProps) => (
  <div className="lb">
    {league.favourite !== undefined && star(`l${league.id}`, league.favourite)}
    <h2>
      {league.href === undefined ? (
        <span className="nl">{nameOf(league)}</span>
      ) : (
        <a href={league.href}>{nameOf(league)}</a>
      )}
      <small>
        {league.isLive && <i className="ld" />}
        {league.count}
      </small>
    </h2>
    <span className="fc" aria-hidden="true">
      {titles.forecast}
    </span>
    <span className="os" aria-hidden="true">
      {titles.odds.map((title) => (
        <span key={title}>{title}</span>
      ))}
    </span>
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={toggleLabel}
      onClick={() => onToggle(league.id, !isOpen)}
    >
      <Icon name="chevronUp" size={12} />
    </button>
  </div>
);
