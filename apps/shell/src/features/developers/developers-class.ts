import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

export const developersClass = css`
  pre {
    margin: 0;
    padding: 12px;
    overflow-x: auto;
    border-radius: ${radius.field};
    background: var(--sunken);
    font-family: monospace;
    font-size: ${font.small};
    line-height: 18px;
  }
  h3 { font-size: ${font.body}; line-height: 20px; }
  ul, ol { display: grid; gap: ${gap[8]}; margin: 0; padding-left: 20px; }
  ol a { display: inline-flex; align-items: center; min-height: 28px; color: var(--accent); }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 6px 8px; border-bottom: 1px solid var(--hair); text-align: left; font-size: ${font.body}; }
  th + th, td + td { text-align: right; }
`;

export const builderClass = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${gap[12]};
  label { display: grid; gap: ${gap[4]}; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.strong}; }
  label:first-child { grid-column: 1 / -1; }
  input, select {
    width: 100%;
    min-height: 44px;
    padding: 0 10px;
    border: 1px solid var(--borderStrong);
    border-radius: ${radius.field};
    background: var(--surface);
    color: var(--text);
    font-size: ${font.large};
  }
  button { justify-self: start; }
  ${MOBILE} { grid-template-columns: minmax(0, 1fr); }
`;

export const frameClass = css`
  display: block;
  width: 100%;
  border: 0;
`;
