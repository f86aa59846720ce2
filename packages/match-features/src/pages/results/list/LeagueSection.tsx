import {
  LeagueBar,
  type LeagueBarView,
  MatchRow,
  type OddsTitles,
  rowCountClass,
} from '@tipmark/ui-kit/betting';
import { Fragment, memo, type ReactElement, useState } from 'react';
import type { ListedMatch } from './results-day.ts';
import { keep } from './retain-element.ts';

export interface LeagueSectionProps {
  readonly bar: LeagueBarView;
  readonly matches: readonly ListedMatch[];
  /** Rows of the chosen tab; the others are hidden by the list's style. */
  readonly shownRows: number;
  readonly titles: OddsTitles;
  /** Name of what the button opens and closes. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly hasRows: boolean;
  readonly isHidden: boolean;
  readonly isInNewTab: boolean;
  /** Address with the rows this page leaves out, for browsers without scripts. */
  readonly rowsHref: string | undefined;
  readonly onToggle: (leagueId: number, isOpen: boolean) => void;
}

interface RowsProps {
  readonly matches: readonly ListedMatch[];
  readonly isInNewTab: boolean;
}

const isServer = typeof document === 'undefined';

/** Rendered once per reply: tabs, filters and columns only change styles. */
const Rows = isServer ? createServerRows() : createBrowserRows();

const rowOf = ({ matchId, row }: ListedMatch, isInNewTab: boolean) => (
  <Fragment key={matchId}>{MatchRow({ match: row, isInNewTab })}</Fragment>
);

/** Renders the rows of a league repeatedly: unchanged rows and equal parts of others are reused. */
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

/** A server creates the elements of rows once for as long as it caches their matches. */
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

/** An unchanged league is not rendered again. */
export const LeagueSection = memo(Section);
