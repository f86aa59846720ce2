import { Crest } from './Crest.tsx';
import type { MatchListKey, MatchRowView, PricesLink, TeamView } from './match-row-view.ts';
import { oddsCell } from './odds-cell.tsx';
import { star } from './star.tsx';

/** One letter for each tab the list can hide a row from. */
export const listLetters: Readonly<Record<MatchListKey, string>> = {
  live: 'l',
  finished: 'f',
  scheduled: 's',
  tips: 't',
};

/** Longer names may be cut off; both are then in the tooltip. */
const ROOMY = 20;

/** Names that may be cut off, and the original ones of those that are spelt by rule. */
function tooltip({ home, away, predictionsLabel }: MatchRowView): string | undefined {
  const isLong = Math.max(home.name.length, away.name.length) > ROOMY;
  const isSpelt = home.originalName !== undefined || away.originalName !== undefined;
  if (!isLong && !isSpelt) return predictionsLabel;
  const lines = isLong ? [`${home.name} – ${away.name}`] : [];
  if (isSpelt) lines.push(`${home.originalName ?? home.name} – ${away.originalName ?? away.name}`);
  if (predictionsLabel !== undefined) lines.push(predictionsLabel);
  return lines.join('\n');
}

/** One letter for each kind of prediction. */
const markLetters = { users: 'u', math: 'm', score: 's' } as const;

/** The number of tips, above the marks of predictions. */
function predictionsCell({ tips, predictions }: MatchRowView) {
  if (predictions.length === 0 && tips === 0) return noPredictions;
  let classes = 'tp';
  for (const kind of predictions) classes += ` ${markLetters[kind]}`;
  return <span className={classes}>{tips > 0 && <b>{tips}</b>}</span>;
}

function listClass(lists: readonly MatchListKey[]): string {
  let classes = '';
  for (const list of lists) classes += classes === '' ? listLetters[list] : ` ${listLetters[list]}`;
  return classes;
}

const standingOf = ({ standing }: TeamView): string | undefined =>
  standing === undefined ? undefined : standing === 'ahead' ? 'w' : 'lo';

// Called, not mounted: ten components in each of three hundred rows are a third of a page's price.

const team = (side: TeamView) => (
  <span className={standingOf(side)}>
    {Crest(side)}
    <span>{side.name}</span>
    {side.redCards !== undefined && <i className="rc">{side.redCards > 1 && side.redCards}</i>}
  </span>
);

const score = (side: TeamView) => (
  <span className={standingOf(side)}>
    {side.parts}
    {side.score}
    {side.penalties !== undefined && <small>{`(${side.penalties})`}</small>}
  </span>
);

// what most rows share is created once

const noForecast = <span className="fc">–</span>;
const noPredictions = <span className="tp" />;
const noOdds = [null, null, null, null, null].map(oddsCell);

const pricesLink = ({ href, label }: PricesLink) => (
  <a className="p" href={href} aria-label={label} />
);

export interface MatchRowProps {
  readonly match: MatchRowView;
  readonly isInNewTab: boolean;
}

/**
 * A match as one link: 40 pixels high on a desktop, 52 and a line of odds on a phone. No hook, no
 * router, no texts of its own: one page has three hundred of them. It is placed in a
 * `matchListClass`. The link lies over what is drawn, which is hidden from screen readers: its
 * label contains all of it. The prices have a link and a label of their own.
 */
export const MatchRow = ({ match, isInNewTab }: MatchRowProps) => (
  <li className={listClass(match.lists)}>
    <a
      className="r"
      href={match.href}
      aria-label={match.label}
      title={tooltip(match)}
      target={isInNewTab ? '_blank' : undefined}
    />
    {match.favourite !== undefined && star(`m${match.id}`, match.favourite)}
    {match.prices !== undefined && pricesLink(match.prices)}
    <span className="v" aria-hidden="true">
      <span className="tm">
        {match.minute !== undefined && <b>{match.minute}</b>}
        {match.minute === undefined ? match.time : <small>{match.time}</small>}
        {match.isFollowed && <i className="bl" />}
        {match.note !== undefined && (
          <small className={match.isNoteWarning ? 'wn' : undefined}>{match.note}</small>
        )}
      </span>
      <span className="tt">
        {team(match.home)}
        {team(match.away)}
      </span>
      <span className={match.minute === undefined ? 'sc' : 'sc lv'}>
        {score(match.home)}
        {score(match.away)}
      </span>
      {match.forecast === undefined ? noForecast : <span className="fc">{match.forecast}</span>}
      <span className={match.odds.length === 0 ? 'os no' : 'os'}>
        {match.odds.length === 0 ? noOdds : match.odds.map(oddsCell)}
      </span>
      {predictionsCell(match)}
    </span>
  </li>
);
