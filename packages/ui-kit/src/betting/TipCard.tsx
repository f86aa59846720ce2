import { Badge, css, cx, MOBILE } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { font, gap, radius, weight } from '../theme/scales.ts';
import { EarnedBadge, type EarnedBadgeProps } from './EarnedBadge.tsx';
import { PriceMovement, type PriceMovementProps } from './PriceMovement.tsx';

const card = css`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) minmax(0, 1.2fr) auto;
  align-items: center;
  gap: ${gap[6]} ${gap[12]};
  padding: 10px 16px;
  border-bottom: 1px solid var(--hair);
  &:last-child { border-bottom: 0; }
  & > svg { grid-area: 1 / 1; width: 32px; height: 32px; }
  & > div { min-width: 0; }
  .who { grid-area: 1 / 2; }
  & > .who:first-child { grid-column-start: 1; }
  .bet { grid-area: 1 / 3; }
  .ending { grid-area: 1 / 4; text-align: right; }
  & > div > span { display: flex; align-items: center; flex-wrap: wrap; gap: 0 ${gap[8]}; min-height: 24px; min-width: 0; }
  .ending > span { justify-content: flex-end; }
  .rate { font-style: normal; min-height: 20px; padding: 0 6px; border-radius: ${radius.badge}; background: var(--text); color: var(--surface); font-size: ${font.meta}; line-height: 20px; font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; }
  .by { font-weight: ${weight.strong}; min-height: 24px; display: inline-flex; align-items: center; overflow-wrap: anywhere; }
  a.by:hover { text-decoration: underline; text-underline-offset: 3px; }
  small { display: block; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); font-variant-numeric: tabular-nums; }
  .bet small > * { margin-right: 8px; }
  .what { font-weight: ${weight.strong}; overflow-wrap: anywhere; }
  .then { font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; }
  p { grid-column: 2 / -1; max-width: 68ch; padding-bottom: 4px; line-height: 22px; white-space: pre-line; overflow-wrap: anywhere; }
  code { font: inherit; font-variant-numeric: tabular-nums; }
  ${MOBILE} {
    grid-template-columns: 32px minmax(0, 1fr);
    row-gap: 0;
    padding: 8px var(--gutter);
    & > svg { align-self: start; margin-top: 4px; }
    .who { grid-area: 1 / 2; }
    .bet { grid-area: 2 / 2; }
    .ending { grid-area: 3 / 2; text-align: left; }
    & > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${gap[8]}; min-width: 0; }
    & > .who:first-child, & > .who:first-child ~ div { grid-column: 1 / -1; }
    p { grid-column: 2 / -1; padding: 4px 0; font-size: ${font.body}; line-height: 20px; }
  }
`;

const result = css`
  display: inline-flex;
  align-items: center;
  gap: ${gap[6]};
  min-height: 20px;
  padding: 0 8px;
  border-radius: ${radius.badge};
  font-size: ${font.meta};
  line-height: 16px;
  font-style: normal;
  font-weight: ${weight.strong};
  white-space: nowrap;
  border: 1px solid var(--borderStrong);
  color: var(--text2);
  font-variant-numeric: tabular-nums;
`;

const tones = {
  plain: '',
  open: css`border-color: transparent; padding: 0; font-weight: ${weight.medium}; color: var(--text3);`,
  won: css`border-color: transparent; background: var(--posTint); color: var(--pos);`,
  lost: css`border-color: transparent; background: var(--negTint); color: var(--neg);`,
} as const;

export interface TipCardView {
  readonly id: number;
  readonly author: {
    /** Absent while the author's page is not served. */
    readonly href?: string | undefined;
    readonly name: string;
    /** `4.7`, with its meaning. */
    readonly label?: { readonly text: string; readonly title: string } | undefined;
    /** What the author has earned by the record. */
    readonly badges?: readonly EarnedBadgeProps[] | undefined;
    /** `ROI +6.2% (312 tips)`. */
    readonly record?: string | undefined;
  };
  readonly postedAt: { readonly text: string; readonly iso: string };
  /** `edited 19:05`. */
  readonly edited?: string | undefined;
  readonly outcome: string;
  /** The price of the tip. */
  readonly odds: string;
  /** `now 1.88`. */
  readonly now?: string | undefined;
  readonly movement?: PriceMovementProps | undefined;
  readonly stake: string;
  /** `CLV +4.7%`, once the match has begun. */
  readonly clv?: string | undefined;
  /** Label that marks the reader's own row. */
  readonly own?: string | undefined;
  readonly description: string;
  /** Absent while it is not settled. */
  readonly result?: { readonly text: string; readonly tone: keyof typeof tones } | undefined;
  /** Entry of the ledger: `record 1043`, and the first signs of its hash. */
  readonly record: { readonly text: string; readonly hash: string; readonly shortHash: string };
}

export interface TipCardProps {
  readonly tip: TipCardView;
  /** The author's image, a square. */
  readonly avatar?: ReactNode;
  /** The reader's actions on it. */
  readonly children?: ReactNode;
}

/** One tip: the author, the outcome, the price then and now, and its ledger entry. */
export const TipCard = ({ tip, avatar, children }: TipCardProps) => (
  <li className={card}>
    {avatar}
    <div className="who">
      <span>
        {tip.author.href === undefined ? (
          <b className="by">{tip.author.name}</b>
        ) : (
          <a className="by" href={tip.author.href}>
            {tip.author.name}
          </a>
        )}
        {tip.author.label && (
          <i className="rate" title={tip.author.label.title}>
            {tip.author.label.text}
          </i>
        )}
        {tip.author.badges?.map(({ text, title }) => (
          <EarnedBadge key={text} text={text} title={title} />
        ))}
        {tip.own !== undefined && <Badge>{tip.own}</Badge>}
      </span>
      {tip.author.record !== undefined && <small>{tip.author.record}</small>}
    </div>
    <div className="bet">
      <span>
        <b className="what">{tip.outcome}</b>
        <b className="then">{tip.odds}</b>
        {tip.movement && <PriceMovement {...tip.movement} />}
        {children}
      </span>
      <small>
        {[tip.stake, tip.now, tip.clv].map(
          (text) => text !== undefined && <span key={text}>{text}</span>,
        )}
      </small>
    </div>
    <div className="ending">
      {tip.result && (
        <span>
          <em className={cx(result, tones[tip.result.tone])}>{tip.result.text}</em>
        </span>
      )}
      <small>
        <time dateTime={tip.postedAt.iso}>{tip.postedAt.text}</time>
        {tip.edited !== undefined && `, ${tip.edited}`}
      </small>
      <small title={tip.record.hash}>
        {tip.record.text} <code>{tip.record.shortHash}</code>
      </small>
    </div>
    {tip.description !== '' && <p>{tip.description}</p>}
  </li>
);
