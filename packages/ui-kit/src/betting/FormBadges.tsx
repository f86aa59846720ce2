import { css, cx, VisuallyHidden } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '../theme/scales.ts';

export type MatchOutcome = 'won' | 'drawn' | 'lost';

const badge = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: ${radius.badge};
  border: 1.5px solid transparent;
  font-size: ${font.micro};
  line-height: 14px;
  font-style: normal;
  font-weight: ${weight.bold};
`;

/**
 * Won and lost are filled, a draw is hollow: distinguishable by letter and shape, not only by
 * colour.
 */
const looks = {
  won: css`background: var(--pos); color: var(--onSolid);`,
  lost: css`background: var(--neg); color: var(--onSolid);`,
  drawn: css`border-color: var(--borderStrong); color: var(--text2);`,
} as const satisfies Record<MatchOutcome, string>;

const row = css`
  display: inline-flex;
  gap: ${gap[4]};
  & > i:last-child { outline: 1.5px solid var(--borderStrong); outline-offset: 1.5px; }
`;

export interface OutcomeBadgeProps {
  readonly outcome: MatchOutcome;
  /** One letter in the language of the page. */
  readonly letter: string;
  /** `2:1 Spartak, 14 Nov 2026`. */
  readonly title?: string | undefined;
}

/** How one match ended, from the view of one side; its text is beside it or in its list's label. */
export const OutcomeBadge = ({ outcome, letter, title }: OutcomeBadgeProps) => (
  <i className={cx(badge, looks[outcome])} title={title}>
    {letter}
  </i>
);

export interface FormBadgesProps {
  /** The whole row as text: `Form: won 2:1 against Spartak, …`. */
  readonly label: string;
  /** Oldest first: the newest is at the right and has a ring. */
  readonly matches: readonly (OutcomeBadgeProps & { readonly key: string })[];
}

export const FormBadges = ({ label, matches }: FormBadgesProps) => (
  <>
    <VisuallyHidden>{label}</VisuallyHidden>
    <span className={row} aria-hidden="true">
      {matches.map(({ key, ...match }) => (
        <OutcomeBadge key={key} {...match} />
      ))}
    </span>
  </>
);
