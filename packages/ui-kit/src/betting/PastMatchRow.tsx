import { css, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { font, gap, weight } from '../theme/scales.ts';
import { type MatchOutcome, OutcomeBadge } from './FormBadges.tsx';

/** The list round `PastMatchRow`. */
export const pastMatchListClass: string = css`
  a {
    display: grid;
    grid-template-columns: 5.25rem minmax(0, 150px) minmax(0, 1fr) auto 1.25rem;
    align-items: center;
    gap: ${gap[12]};
    min-height: 40px;
    padding: 4px 16px;
    border-bottom: 1px solid var(--hair);
  }
  li:last-child > a { border-bottom: 0; }
  a:hover { background: var(--hover); }
  a:focus-visible { outline-offset: -2px; }
  small { font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  .vs { overflow-wrap: anywhere; }
  .how { display: flex; }
  .how > span { display: flex; }
  .vs b, .sc { font-weight: ${weight.strong}; }
  .sc { font-variant-numeric: tabular-nums; white-space: nowrap; }
  ${MOBILE} {
    a { grid-template-columns: auto minmax(0, 1fr) auto 1.25rem; gap: 0 ${gap[12]}; min-height: 52px; padding: 6px var(--gutter); }
    small { grid-row: 1; grid-column: 1; }
    small + small { grid-column: 2; }
    .vs { grid-row: 2; grid-column: 1 / 3; }
    .sc, .how { grid-row: 1 / 3; }
  }
`;

export interface PastMatchView {
  readonly id: number;
  readonly href: string;
  readonly date: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Whose name is bold. */
  readonly winner?: 'home' | 'away' | undefined;
  readonly score: string;
  readonly outcome: MatchOutcome;
  /** The outcome in the language of the page, as a letter and as a word. */
  readonly letter: string;
  readonly word: string;
}

const name = (text: string, isWinner: boolean) => (isWinner ? <b>{text}</b> : text);

/** A past match, as one link that reads as a sentence. */
export const PastMatchRow = ({ match }: { readonly match: PastMatchView }) => (
  <li>
    <a href={match.href}>
      <small>{match.date}</small> <small title={match.league}>{match.league}</small>{' '}
      <span className="vs" title={`${match.home} – ${match.away}`}>
        {name(match.home, match.winner === 'home')}
        {' – '}
        {name(match.away, match.winner === 'away')}
      </span>
      <span className="sc">{match.score}</span>{' '}
      <span className="how">
        <span aria-hidden="true">
          <OutcomeBadge outcome={match.outcome} letter={match.letter} />
        </span>
        <VisuallyHidden>{match.word}</VisuallyHidden>
      </span>
    </a>
  </li>
);
