import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  align-content: start;
`;

/** A numbered step of the form. */
export const stepClass = css`
  min-width: 0;
  .title { display: flex; gap: ${gap[10]}; align-items: center; margin-bottom: 8px; font-size: ${font.body}; line-height: 20px; font-weight: ${weight.bold}; }
  .title > i { flex: none; width: 1.25rem; height: 1.25rem; border-radius: ${radius.round}; background: var(--text); color: var(--raised); font-style: normal; font-size: ${font.micro}; line-height: 20px; text-align: center; }
  .title > small { margin-left: auto; }
  small, .hint { font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); font-variant-numeric: tabular-nums; }
  .hint { margin-top: 8px; display: flex; align-items: center; justify-content: space-between; gap: ${gap[12]}; flex-wrap: wrap; }
  .wrong { color: var(--danger); }
  .hint b { color: var(--pos); font-weight: ${weight.strong}; }
`;

export const outcomes = css`
  .market { margin: 10px 0 6px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); }
  .line { display: grid; grid-template-columns: repeat(auto-fit, minmax(max(8rem, 40%), 1fr)); gap: ${gap[6]}; }
  div + div > .line:first-child { margin-top: 6px; }
  .three { grid-template-columns: repeat(auto-fit, minmax(max(5.75rem, 30%), 1fr)); }
  details { border-top: 1px solid var(--hair); }
  details:last-child { border-bottom: 1px solid var(--hair); }
  details > div { padding-bottom: 10px; }
  summary { display: flex; align-items: center; gap: ${gap[8]}; min-height: 40px; font-size: ${font.small}; font-weight: ${weight.strong}; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary svg { margin-left: auto; }
  details[open] > summary svg { transform: rotate(180deg); }
  .first { margin-bottom: 10px; }
  ${MOBILE} { summary { min-height: 44px; } }
`;

export const outcomeCell = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${gap[6]};
  align-content: center;
  min-height: 48px;
  padding: 6px 10px;
  border: 1px solid var(--border);
  border-radius: ${radius.field};
  cursor: pointer;
  font-variant-numeric: tabular-nums;
  &:hover { border-color: var(--borderStrong); }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  .k { font-size: ${font.meta}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-size: ${font.body}; line-height: 18px; font-weight: ${weight.bold}; text-align: right; }
  small { font-size: ${font.micro}; line-height: 14px; color: var(--text3); white-space: nowrap; }
  small + small { text-align: right; }
  small[data-good] { color: var(--pos); }
  &:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); background: var(--selected); }
  &:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
  &:has(:disabled) { cursor: default; background: var(--sunken); border-color: var(--hair); }
  &:has(:disabled) b { font-weight: ${weight.medium}; color: var(--text2); }
  @media (max-width: 359px) { gap: 0 ${gap[4]}; padding: 6px 7px; }
  @media (forced-colors: active) { &:has(:checked) { border: 2px solid Highlight; } }
`;

export const stakes = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(1.75rem, 9%), 1fr));
  border: 1px solid var(--borderStrong);
  border-radius: ${radius.field};
  overflow: hidden;
  label { position: relative; display: grid; place-items: center; min-height: 36px; font-size: ${font.small}; font-weight: ${weight.strong}; cursor: pointer; font-variant-numeric: tabular-nums; }
  label + label { border-left: 1px solid var(--hair); }
  label:hover { background: var(--hover); }
  label:has(:checked) { background: var(--accent); color: var(--onAccent); }
  label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -4px; box-shadow: inset 0 0 0 2px var(--raised); }
  label:has(:disabled) { cursor: default; }
  label:has(:disabled:not(:checked)) { color: var(--text3); }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  ${MOBILE} { label { min-height: 44px; } }
  @media (forced-colors: active) { label:has(:checked) { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`;

export const reason = css`
  textarea { display: block; width: 100%; min-height: 84px; padding: 10px 12px; border: 1px solid var(--borderStrong); border-radius: ${radius.field}; background: var(--surface); font-size: ${font.body}; line-height: 20px; resize: vertical; }
  ul { display: grid; gap: ${gap[6]}; margin-top: 8px; }
  li { display: flex; gap: ${gap[8]}; align-items: center; min-height: 40px; padding: 4px 6px 4px 10px; border-radius: ${radius.field}; background: var(--sunken); font-size: ${font.small}; line-height: 18px; }
  li > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  li > em { padding: 0 8px; border-radius: ${radius.badge}; background: var(--posTint); color: var(--pos); font-size: ${font.meta}; line-height: 20px; font-style: normal; font-weight: ${weight.strong}; }
  ${MOBILE} { textarea { font-size: ${font.large}; } }
`;

export const footClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[10]};
  button[type="submit"], .wide { width: 100%; min-height: 44px; }
  > small { font-size: ${font.micro}; line-height: 14px; font-weight: ${weight.medium}; color: var(--text2); text-align: center; }
  .row { display: flex; flex-wrap: wrap; gap: ${gap[8]}; }
  .row > * { flex: 1; min-height: 44px; }
  ${MOBILE} { .row > * { padding: 0 8px; } }
`;

export const noticeClass = css`
  display: block;
  padding: 8px 10px;
  border-radius: ${radius.field};
  font-size: ${font.small};
  line-height: 18px;
  background: var(--sunken);
  color: var(--text);
  &:empty { display: none; }
  &:focus { outline: none; }
  &[data-tone="down"] { background: var(--downTint); }
  &[data-tone="up"] { background: var(--upTint); }
  &[data-tone="wrong"] { background: var(--negTint); color: var(--neg); font-weight: ${weight.medium}; }
  &[data-tone="good"] { background: var(--posTint); color: var(--pos); font-weight: ${weight.medium}; }
  s { color: var(--text2); }
  span { display: block; }
`;

export const receiptClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  dl { display: grid; gap: ${gap[8]}; font-size: ${font.small}; line-height: 18px; }
  .fact { display: flex; justify-content: space-between; gap: ${gap[16]}; }
  dt { color: var(--text2); }
  dd { font-weight: ${weight.strong}; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  code { font: inherit; font-weight: ${weight.medium}; }
`;
