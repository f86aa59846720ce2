import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

/** Both teams beside each other, on a phone one under the other. */
export const squadsClass: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  > section { min-width: 0; }
  > section + section { border-left: 1px solid var(--hair); }
  h2 { padding: 12px 16px; background: var(--sub); border-bottom: 1px solid var(--hair); overflow-wrap: anywhere; }
  h3 { display: flex; flex-wrap: wrap; gap: ${gap[4]} ${gap[8]}; padding: 12px 16px 4px; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.bold}; }
  ol, ul { padding: 4px 16px 10px; font-size: ${font.small}; line-height: 20px; }
  li { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: ${gap[8]}; padding: 5px 0; overflow-wrap: anywhere; }
  li > i { font-style: normal; color: var(--text3); font-variant-numeric: tabular-nums; }
  li b { font-weight: ${weight.strong}; }
  p { padding: 0 16px 10px; font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  li span > span { display: inline-flex; align-items: baseline; gap: ${gap[4]}; max-width: 100%; }
  li span > span > b { flex: none; line-height: 16px; }
  li a { display: inline-block; min-height: 24px; }
  li a:hover { color: var(--accent); }
  li small { display: block; font-size: ${font.meta}; line-height: 18px; color: var(--text2); }
  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);
    > section + section { border-left: 0; border-top: 1px solid var(--border); }
    h2 { padding-inline: var(--gutter); }
    h3, ol, ul, p { padding-inline: var(--gutter); }
  }
`;
