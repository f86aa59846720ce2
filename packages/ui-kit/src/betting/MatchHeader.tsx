import { Badge, Flag, VisuallyHidden } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { Crest } from './Crest.tsx';
import { FormBadges, type FormBadgesProps } from './FormBadges.tsx';
import { matchHeaderClass } from './match-header-class.ts';

export interface MatchSideView {
  readonly name: string;
  /** Its page; absent while it is not served. */
  readonly href?: string | undefined;
  readonly logo?: string | undefined;
  /** `Red cards: 1`. */
  readonly redCards?: { readonly label: string; readonly count: number } | undefined;
  readonly form?: FormBadgesProps | undefined;
  /** In the table, which its address leads to. */
  readonly place?: { readonly href: string; readonly text: string } | undefined;
}

export interface MatchHeaderView {
  /** The page in one line: teams and score. */
  readonly heading: string;
  readonly league: { readonly href: string; readonly name: string; readonly countryCode: string };
  /** Round and the like, after the league. */
  readonly notes: readonly string[];
  /** A badge among them, with its meaning. */
  readonly mark?: { readonly text: string; readonly title: string } | undefined;
  readonly referee?:
    | { readonly label: string; readonly href: string; readonly name: string }
    | undefined;
  readonly startsAt: { readonly text: string; readonly iso: string };
  readonly home: MatchSideView;
  readonly away: MatchSideView;
  /** How far it is: `67'`, `Finished`, `in 3 h`. */
  readonly state: { readonly text: string; readonly tone: 'plain' | 'live' | 'warn' };
  /** `2:1`, or the time of a match that has no score yet. */
  readonly score: { readonly text: string; readonly isTime: boolean };
  /** Halves, extra time, shoot-out. */
  readonly parts: readonly string[];
}

interface SideProps {
  readonly side: MatchSideView;
  readonly className: string;
}

const Side = ({ side: { name, href, logo, redCards, form, place }, className }: SideProps) => (
  <div className={className}>
    <Crest name={name} logo={logo} />
    <div>
      <b>{href === undefined ? name : <a href={href}>{name}</a>}</b>
      <span className="form">
        {form && <FormBadges {...form} />}
        {place && (
          <a className="pl" href={place.href}>
            {place.text}
          </a>
        )}
      </span>
      {redCards && (
        <i className="rc">
          <span aria-hidden="true">{redCards.count}</span>
          <VisuallyHidden>{redCards.label}</VisuallyHidden>
        </i>
      )}
    </div>
  </div>
);

export interface MatchHeaderProps {
  readonly match: MatchHeaderView;
  /** Actions on the match: buttons at the end of the first line. */
  readonly tools?: ReactNode;
  /** Replaces the text of its parts. */
  readonly parts?: ReactNode;
  /** Replaces the sides and the score between them. */
  readonly board?: ReactNode;
  /** Its events, its prices. */
  readonly children?: ReactNode;
}

/** Head of a match page. All its texts and addresses are made by its owner. */
export const MatchHeader = ({ match, tools, parts, board, children }: MatchHeaderProps) => (
  <header className={matchHeaderClass}>
    <h1>
      <VisuallyHidden>{match.heading}</VisuallyHidden>
    </h1>
    <div className="top">
      <a href={match.league.href}>
        <Flag code={match.league.countryCode} />
        {match.league.name}
      </a>
      <div className="notes">
        {match.notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
        {match.mark && (
          <span title={match.mark.title}>
            <Badge>{match.mark.text}</Badge>
          </span>
        )}
        {match.referee && (
          <span>
            {match.referee.label} <a href={match.referee.href}>{match.referee.name}</a>
          </span>
        )}
        <time dateTime={match.startsAt.iso}>{match.startsAt.text}</time>
      </div>
      {tools && <div className="tools">{tools}</div>}
    </div>
    {board ?? <Sides match={match} parts={parts} />}
    {children}
  </header>
);

const Sides = ({ match, parts }: Pick<MatchHeaderProps, 'match' | 'parts'>) => (
  <div className="sides">
    <Side side={match.home} className="side" />
    <div className="score">
      <Badge tone={match.state.tone}>
        {match.state.tone === 'live' && <i className="ld" />}
        {match.state.text}
      </Badge>
      <strong className={match.score.isTime ? 'at' : undefined}>{match.score.text}</strong>
      {match.parts.length > 0 &&
        (parts ?? (
          <small>
            {match.parts.map((part, index) => (
              <span key={part}>{index < match.parts.length - 1 ? `${part}, ` : part}</span>
            ))}
          </small>
        ))}
    </div>
    <Side side={match.away} className="side away" />
  </div>
);
