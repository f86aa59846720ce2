import {
  LeagueBar,
  type LeagueBarView,
  MatchRow,
  type OddsTitles,
  rowCountClass,
} from '@tipmark/ui-kit/betting';
import { Fragment, memo, type ReactElement, useState } from 'react';
import { keep } from './keep-element.ts';
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

const isServer = typeof document === 'undefined';

/** Rendered once per answer: tabs, filters and columns change by style alone. */
const Rows = isServer ? createServerRows() : createBrowserRows();

const rowOf = ({ matchId, row }: ListedMatch, isInNewTab: boolean) => (
  <Fragment key={matchId}>{MatchRow({ match: row, isInNewTab })}</Fragment>
);

/**
 * Draws the rows of a league again and again: as before those that are, and the
 * like parts of others.
 */
function rowsDrawer() {
  let last: RowsProps = { matches: [], isInNewTab: false };
  let rows: readonly ReactElement[] = [];
  return (props: RowsProps) => {
    const isSameTab = props.isInNewTab === last.isInNewTab;
    rows = props.matches.map((match, index) => {
      const row = rows[index];
      const isSame = isSameTab && match === last.matches[index];
      return row && isSame ? row : keep(row, rowOf(match, props.isInNewTab));
    });
    last = props;
    return rows;
  };
}

function createBrowserRows() {
  return memo((props: RowsProps) => {
    const [draw] = useState(rowsDrawer);
    return <ul>{draw(props)}</ul>;
  });
}

/** A server makes the elements of rows once, as long as it keeps the matches they show. */
function createServerRows() {
  const known = new WeakMap<RowsProps['matches'], ReactElement>();
  const draw = ({ matches, isInNewTab }: RowsProps) => (
    <ul>{matches.map((match) => rowOf(match, isInNewTab))}</ul>
  );
  return (props: RowsProps) => {
    if (props.isInNewTab) return draw(props);
    const drawn = known.get(props.matches) ?? draw(props);
    known.set(props.matches, drawn);
    return drawn;
  };
}

const Bar = memo(LeagueBar);

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
    <Bar league={bar} titles={titles} isOpen={isOpen} toggleLabel={label} onToggle={onToggle} />
    {hasRows ? (
      <Rows matches={matches} isInNewTab={isInNewTab} />
    ) : (
      <a className="nojs" href={rowsHref}>
        {label}
      </a>
    )}
  </section>
);

/** A league that is as before is not drawn anew. */
export const LeagueSection = memo(Section);
