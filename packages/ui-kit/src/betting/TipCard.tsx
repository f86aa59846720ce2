import { Badge, css, cx, MOBILE } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { PriceMovement, type PriceMovementProps } from './PriceMovement.tsx';

const card = css`
  display: grid;
  gap: 8px;
  padding: 14px 16px;
  border-bottom: 1px solid var(--hair);
  &:last-child { border-bottom: 0; }
  & > div { display: flex; align-items: center; flex-wrap: wrap; gap: 4px 10px; min-width: 0; }
  & > .who { flex-wrap: nowrap; }
  .who > svg { width: 32px; height: 32px; }
  .who > div { display: flex; align-items: center; flex-wrap: wrap; gap: 0 8px; min-width: 0; }
  .who > svg + div > small { flex: 0 0 100%; }
  .rate { min-height: 20px; padding: 0 6px; border-radius: 4px; background: var(--text); color: var(--surface); font-size: 12px; line-height: 20px; font-weight: 650; font-variant-numeric: tabular-nums; }
  .by { font-weight: 600; min-height: 24px; display: inline-flex; align-items: center; overflow-wrap: anywhere; }
  a.by:hover { text-decoration: underline; text-underline-offset: 3px; }
  .end { margin-left: auto; }
  small { font-size: 12px; line-height: 16px; font-weight: 500; color: var(--text3); font-variant-numeric: tabular-nums; }
  .what { font-weight: 600; overflow-wrap: anywhere; }
  .then { font-weight: 600; font-variant-numeric: tabular-nums; }
  p { max-width: 68ch; font-size: 16px; line-height: 26px; white-space: pre-line; overflow-wrap: anywhere; }
  code { font: inherit; font-variant-numeric: tabular-nums; }
  ${MOBILE} { padding: 12px var(--gutter); }
`;

const result = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 20px;
  padding: 0 8px;
  border-radius: 4px;
  font-size: 12px;
  line-height: 16px;
  font-weight: 600;
  white-space: nowrap;
  border: 1px solid var(--borderStrong);
  color: var(--text2);
  font-variant-numeric: tabular-nums;
`;

const tones = {
  plain: '',
  open: css`border-color: transparent; padding: 0; font-weight: 500; color: var(--text3);`,
  won: css`border-color: transparent; background: var(--posTint); color: var(--pos);`,
  lost: css`border-color: transparent; background: var(--negTint); color: var(--neg);`,
} as const;

export interface TipCardView {
  readonly id: number;
  readonly author: {
    /** Absent where nobody serves the author's page. */
    readonly href?: string | undefined;
    readonly name: string;
    /** `4.7`, with what it means. */
    readonly label?: { readonly text: string; readonly title: string } | undefined;
    /** `ROI +6.2% (312 tips)`. */
    readonly record?: string | undefined;
  };
  readonly postedAt: { readonly text: string; readonly iso: string };
  /** `edited 19:05`. */
  readonly edited?: string | undefined;
  readonly outcome: string;
  /** Price taken. */
  readonly odds: string;
  /** `now 1.88`. */
  readonly now?: string | undefined;
  readonly movement?: PriceMovementProps | undefined;
  readonly stake: string;
  /** `CLV +4.7%`, once the line has closed. */
  readonly clv?: string | undefined;
  /** Says that it is the reader's own. */
  readonly own?: string | undefined;
  readonly description: string;
  readonly result: { readonly text: string; readonly tone: keyof typeof tones };
  /** Entry of the ledger: `record 1043`, and the first signs of its hash. */
  readonly record: { readonly text: string; readonly hash: string; readonly shortHash: string };
}

export interface TipCardProps {
  readonly tip: TipCardView;
  /** The author's picture, a square. */
  readonly face?: ReactNode;
  /** What the reader may do with it. */
  readonly children?: ReactNode;
}

/** One tip: who, what, at which price then and now, and where it is written down. */
export const TipCard = ({ tip, face, children }: TipCardProps) => (
  <li className={card}>
    <div className="who">
      {face}
      <div>
        {tip.author.href === undefined ? (
          <span className="by">{tip.author.name}</span>
        ) : (
          <a className="by" href={tip.author.href}>
            {tip.author.name}
          </a>
        )}
        {tip.author.label && (
          <span className="rate" title={tip.author.label.title}>
            {tip.author.label.text}
          </span>
        )}
        {tip.own !== undefined && <Badge>{tip.own}</Badge>}
        {tip.author.record !== undefined && <small>{tip.author.record}</small>}
      </div>
    </div>
    <div>
      <span className="what">{tip.outcome}</span>
      <span className="then">{tip.odds}</span>
      {tip.now !== undefined && <small>{tip.now}</small>}
      {tip.movement && <PriceMovement {...tip.movement} />}
      {tip.clv !== undefined && <small>{tip.clv}</small>}
      <span className={cx(result, 'end', tones[tip.result.tone])}>{tip.result.text}</span>
    </div>
    {tip.description !== '' && <p>{tip.description}</p>}
    <div>
      <small>{tip.stake}</small>
      <small>
        <time dateTime={tip.postedAt.iso}>{tip.postedAt.text}</time>
        {tip.edited !== undefined && `, ${tip.edited}`}
      </small>
      <small title={tip.record.hash}>
        {tip.record.text} <code>{tip.record.shortHash}</code>
      </small>
      {children !== undefined && <span className="end">{children}</span>}
    </div>
  </li>
);
