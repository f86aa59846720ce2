import { css } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

/** Narrow, so that a score is close enough to its match to be read with it. */
export const dayMatchesList: string = css`
  max-width: 760px;
`;

/** When, who, the score, and below them the league. */
export const dayMatchesClass: string = css`
  li + li { border-top: 1px solid var(--hair); }
  li > * {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr) auto;
    gap: 0 ${gap[12]};
    align-items: baseline;
    min-height: 48px;
    padding: 6px 16px;
    font-size: ${font.small};
    line-height: 18px;
    color: var(--text2);
    font-variant-numeric: tabular-nums;
  }
  a:hover { background: var(--hover); }
  b { font-weight: ${weight.strong}; color: var(--text); overflow-wrap: anywhere; }
  small { grid-column: 2 / -1; font-size: ${font.meta}; line-height: 16px; color: var(--text3); overflow-wrap: anywhere; }
  .lv { color: var(--live); font-weight: ${weight.strong}; }
  @media (max-width: 480px) {
    li > * { grid-template-columns: 4.5rem minmax(0, 1fr) auto; padding: 6px var(--gutter); }
  }
`;
