import {
  LeagueBar,
  type LeagueBarView,
  MatchRow,
  type OddsTitles,
  rowCountClass,
} from '@tipmark/ui-kit/betting';
import { Fragment, memo, type ReactElement } from 'react';
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

/** Rendered once per answer: tabs, filters and columns change by style alone. */
const Rows = typeof document === 'undefined' ? createServerRows() : createBrowserRows();

/** A browser has to know which rows are as before. */
function createBrowserRows() {
  const Row = memo(MatchRow);
  return memo(({ matches, isInNewTab }: RowsProps) => (
    <ul>
      {matches.map(({ matchId, row }) => (
        <Row key={matchId} match={row} isInNewTab={isInNewTab} />
      ))}
    </ul>
  ));
}

/** A server makes the elements of rows once, as long as it keeps the matches they show. */
function createServerRows() {
  const known = new WeakMap<RowsProps['matches'], ReactElement>();
  const draw = ({ matches, isInNewTab }: RowsProps) => (
    <ul>
      {matches.map(({ matchId, row }) => (
        <Fragment key={matchId}>{MatchRow({ match: row, isInNewTab })}</Fragment>
      ))}
    </ul>
  );
  return (props: RowsProps) => {
    if (props.isInNewTab) return draw(props);
    const drawn = known.get(props.matches) ?? draw(props);
    known.set(props.matches, drawn);
    return drawn;
  };
}

const Section = ({
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
    data-out={isHidden ? true : undefined}
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

/** A league that is as before is not drawn anew; on a server every list is drawn once. */
export const LeagueSection = typeof document === 'undefined' ? Section : memo(Section);
