import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

/** The calculator: numbers in two columns, the bank and the part of Kelly's stake below. */
export const stakeClass: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[8]};
  min-width: 0;
  white-space: normal;
  text-align: left;
  font-size: ${font.small};
  line-height: 18px;
  h3, summary { font-size: ${font.small}; line-height: 20px; font-weight: ${weight.bold}; }
  summary { display: flex; gap: ${gap[8]}; align-items: center; min-height: 36px; cursor: pointer; }
  summary b { margin-left: auto; font-variant-numeric: tabular-nums; }
  dl { display: grid; gap: ${gap[2]}; }
  dl > div { display: flex; align-items: center; justify-content: space-between; gap: ${gap[12]}; min-height: 22px; }
  dt { color: var(--text2); }
  dd { margin: 0; font-weight: ${weight.strong}; font-variant-numeric: tabular-nums; text-align: right; }
  dd.result { font-weight: ${weight.bold}; }
  dd[data-sign='good'] { color: var(--pos); }
  input[type='text'] { width: 110px; min-height: 28px; padding: 0 10px; border: 1px solid var(--borderStrong); border-radius: ${radius.field}; background: var(--surface); font: inherit; font-weight: ${weight.strong}; text-align: right; font-variant-numeric: tabular-nums; }
  .why { color: var(--text2); overflow-wrap: anywhere; }
  .why[data-tone='check'] { color: var(--warn); }
  fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
  legend { padding: 0 0 4px; color: var(--text2); }
  .parts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); border: 1px solid var(--borderStrong); border-radius: ${radius.field}; overflow: hidden; }
  .parts label { position: relative; display: grid; place-items: center; min-height: 32px; padding: 2px 4px; text-align: center; font-weight: ${weight.medium}; cursor: pointer; }
  .parts label + label { border-left: 1px solid var(--hair); }
  .parts input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  .parts label:has(:checked) { background: var(--selected); color: var(--accent); font-weight: ${weight.bold}; }
  .parts label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -2px; }
  small { display: block; margin-top: 4px; font-size: ${font.meta}; line-height: 16px; color: var(--text2); }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  table :is(th, td) { padding: 4px 0; border-bottom: 1px solid var(--hair); text-align: right; font-weight: ${weight.medium}; white-space: nowrap; }
  table :is(th, td):first-child { text-align: left; white-space: normal; overflow-wrap: anywhere; }
  table thead th { color: var(--text3); font-size: ${font.micro}; line-height: 14px; }
  table td + td, table th + th { padding-left: 8px; }
  @media (forced-colors: active) { .parts label:has(:checked) { outline: 2px solid Highlight; outline-offset: -2px; } }
  ${MOBILE} { input[type='text'], .parts label { min-height: 44px; } input[type='text'] { font-size: ${font.large}; } }
`;
