import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

/** A table of periods, and below it the statistics of goalies and shooters. */
export const playedClass: string = css`
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  td b { font-weight: ${weight.bold}; }
  table th[scope='row'] { min-width: 8.25rem; overflow-wrap: normal; }
  section table th[scope='row'] { min-width: 2rem; }
  section table td { white-space: normal; overflow-wrap: anywhere; }
  > p { padding: 8px 16px; border-top: 1px solid var(--hair); font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  section { border-top: 1px solid var(--border); }
  h3 { padding: 10px 16px; }
  ${MOBILE} {
    > p, h3 { padding-inline: var(--gutter); }
  }
`;

/** The statistics of goalies. */
export const goaliesClass: string = css`
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto 4.5em; gap: ${gap[12]}; align-items: baseline; padding: 8px 16px; border-top: 1px solid var(--hair); }
  span { overflow-wrap: anywhere; }
  i { display: block; font-style: normal; font-size: ${font.meta}; color: var(--text2); }
  small { color: var(--text3); text-align: right; }
  ${MOBILE} { li { padding-inline: var(--gutter); } }
`;
