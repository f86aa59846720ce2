import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

export const choicesClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]};
  padding-bottom: 12px;
  li { display: flex; min-width: 0; }
  ${MOBILE} {
    flex-wrap: nowrap;
    margin: 0 calc(-1 * var(--gutter));
    padding: 0 var(--gutter) 12px;
    overflow-x: auto;
    scrollbar-width: none;
    li { flex: none; }
    a { min-height: 44px; }
  }
`;

/** The visitor's row, which no other page loads the style of. */
export const ownRowClass = css`
  > * { background: var(--selected); }
  > :first-child { box-shadow: inset 3px 0 var(--accent); }
`;

export const ownClass = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap[8]} ${gap[16]};
  padding: 12px 16px;
  border-top: 1px solid var(--hair);
  background: var(--selected);
  font-size: ${font.small};
  line-height: 18px;
  p { flex: 1 1 240px; min-width: 0; }
  progress { width: 96px; height: 6px; accent-color: var(--accent); }
  ${MOBILE} { padding: 12px var(--gutter); }
`;

export const distributionClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  gap: ${gap[12]} ${gap[24]};
  padding: 12px 16px;
  border-bottom: 1px solid var(--hair);
  font-size: ${font.small};
  svg { width: 100%; font-size: ${font.micro}; fill: var(--text2); }
  dl > div { display: flex; justify-content: space-between; padding: 3px 0; }
  ${MOBILE} { grid-template-columns: auto; padding: 12px var(--gutter); }
`;

export const howClass = css`
  max-width: 70ch;
  padding: 16px 0;
  font-size: ${font.small};
  line-height: 19px;
  color: var(--text2);
  a { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
`;

export const winnersClass = css`
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  li { display: grid; grid-template-columns: 160px minmax(0, 1fr) auto 88px; align-items: center; gap: 0 ${gap[16]}; min-height: 44px; padding: 4px 16px; }
  li + li { border-top: 1px solid var(--hair); }
  .who { display: inline-flex; align-items: center; min-height: 24px; font-weight: ${weight.strong}; overflow-wrap: anywhere; }
  .who:hover { text-decoration: underline; text-underline-offset: 3px; }
  b { text-align: right; font-weight: ${weight.strong}; }
  small { text-align: right; font-size: ${font.meta}; line-height: 16px; color: var(--text2); }
  ${MOBILE} {
    li { grid-template-columns: minmax(0, 1fr) auto; padding: 8px var(--gutter); }
  }
`;
