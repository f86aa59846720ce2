import {
  LeagueBar,
  type LeagueBarView,
  MatchRow,
  type OddsTitles,
  rowCountClass,
} from '@tipmark/ui-kit/betting';
import { memo, type ReactElement, useRef } from 'react';
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

interface DrawnRows extends RowsProps {
  readonly elements: readonly ReactElement[];
}

/**
 * Rendered once per answer: tabs, filters and columns change by style alone. Of a league that changed
 * only the rows that did are drawn again: for the others React is handed the element it has.
 */
const Rows = memo((props: RowsProps) => {
  const { matches, isInNewTab } = props;
  const drawn = useRef<DrawnRows>(undefined);
  const last = drawn.current?.isInNewTab === isInNewTab ? drawn.current : undefined;
  const elements = matches.map((match, index) => {
    const known = last?.matches[index] === match ? last.elements[index] : undefined;
    return known ?? <MatchRow key={match.matchId} match={match.row} isInNewTab={isInNewTab} />;
  });
  drawn.current = { ...props, elements };
  return <ul>{elements}</ul>;
});

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
