import {
  LeagueBar,
  type LeagueBarView,
  MatchRow,
  type OddsTitles,
  rowCountClass,
} from '@tipmark/ui-kit/betting';
import { memo } from 'react';
import type { ListedMatch } from './results-day.ts';

export interface LeagueSectionProps {
  readonly bar: LeagueBarView;
  readonly matches: readonly ListedMatch[];
  /** Rows the chosen tab leaves; the others are hidden by the list's style. */
  readonly shownRows: number;
  readonly titles: OddsTitles;
  /** What the button opens and closes. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly hasRows: boolean;
  readonly isHidden: boolean;
  readonly isInNewTab: boolean;
  /** Where a browser without scripts finds the rows this page leaves out. */
  readonly rowsHref: string | undefined;
  readonly onToggle: (leagueId: number, isOpen: boolean) => void;
}

interface RowsProps {
  readonly matches: readonly ListedMatch[];
  readonly isInNewTab: boolean;
}

/** A server draws each row once: only a browser has to know which ones are as before. */
const Row = typeof document === 'undefined' ? MatchRow : memo(MatchRow);

/** Rendered once per answer: tabs, filters and columns change by style alone. */
const Rows = memo(({ matches, isInNewTab }: RowsProps) => (
  <ul>
    {matches.map(({ matchId, row }) => (
      <Row key={matchId} match={row} isInNewTab={isInNewTab} />
    ))}
  </ul>
));

export const LeagueSection = ({
  bar,
  matches,
  shownRows,
  titles,
  label,
  isOpen,
  hasRows,
  isHidden,
  isInNewTab,
  rowsHref,
  onToggle,
}: LeagueSectionProps) => (
  <section
    className={rowCountClass(shownRows)}
    data-closed={isOpen ? undefined : true}
    hidden={isHidden}
  >
    <LeagueBar
      league={bar}
      titles={titles}
      isOpen={isOpen}
      toggleLabel={label}
      onToggle={onToggle}
    />
    {hasRows ? (
      <Rows matches={matches} isInNewTab={isInNewTab} />
    ) : (
      <a className="nojs" href={rowsHref}>
        {label}
      </a>
    )}
  </section>
);
