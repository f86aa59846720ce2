import { css, MOBILE } from '@tipmark/ui-kit';

export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  align-content: start;
`;

/** A numbered step of the form. */
export const stepClass = css`
  min-width: 0;
  .title { display: flex; gap: 10px; align-items: center; margin-bottom: 8px; font-size: 14px; line-height: 20px; font-weight: 650; }
  .title > i { flex: none; width: 1.25rem; height: 1.25rem; border-radius: 50%; background: var(--text); color: var(--raised); font-style: normal; font-size: 11px; line-height: 20px; text-align: center; }
  .title > small { margin-left: auto; }
  small, .hint { font-size: 12px; line-height: 16px; font-weight: 500; color: var(--text2); font-variant-numeric: tabular-nums; }
  .hint { margin-top: 8px; display: flex; align-items: center; justify-content: space-between; gap: 12px; flex-wrap: wrap; }
  .wrong { color: var(--danger); }
  .hint b { color: var(--pos); font-weight: 600; }
`;

export const outcomes = css`
  .market { margin: 10px 0 6px; font-size: 12px; line-height: 16px; font-weight: 500; color: var(--text2); }
  .line { display: grid; grid-template-columns: repeat(auto-fit, minmax(max(8rem, 40%), 1fr)); gap: 6px; }
  div + div > .line:first-child { margin-top: 6px; }
  .three { grid-template-columns: repeat(auto-fit, minmax(max(5.75rem, 30%), 1fr)); }
  details { border-top: 1px solid var(--hair); }
  details:last-child { border-bottom: 1px solid var(--hair); }
  details > div { padding-bottom: 10px; }
  summary { display: flex; align-items: center; gap: 8px; min-height: 40px; font-size: 13px; font-weight: 600; cursor: pointer; list-style: none; }
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
  gap: 0 6px;
  align-content: center;
  min-height: 48px;
  padding: 6px 10px;
  border: 1px solid var(--border);
  border-radius: 8px;
  cursor: pointer;
  font-variant-numeric: tabular-nums;
  &:hover { border-color: var(--borderStrong); }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  .k { font-size: 12px; line-height: 18px; font-weight: 500; color: var(--text2); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-size: 14px; line-height: 18px; font-weight: 650; text-align: right; }
  small { font-size: 11px; line-height: 14px; color: var(--text3); white-space: nowrap; }
  small + small { text-align: right; }
  small[data-good] { color: var(--pos); }
  &:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); background: var(--selected); }
  &:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
  &:has(:disabled) { cursor: default; background: var(--sunken); border-color: var(--hair); }
  &:has(:disabled) b { font-weight: 500; color: var(--text2); }
  @media (max-width: 359px) { gap: 0 4px; padding: 6px 7px; }
  @media (forced-colors: active) { &:has(:checked) { border: 2px solid Highlight; } }
`;

export const stakes = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(1.75rem, 9%), 1fr));
  border: 1px solid var(--borderStrong);
  border-radius: 6px;
  overflow: hidden;
  label { position: relative; display: grid; place-items: center; min-height: 36px; font-size: 13px; font-weight: 600; cursor: pointer; font-variant-numeric: tabular-nums; }
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
  textarea { display: block; width: 100%; min-height: 84px; padding: 10px 12px; border: 1px solid var(--borderStrong); border-radius: 6px; background: var(--surface); font-size: 14px; line-height: 20px; resize: vertical; }
  ul { display: grid; gap: 6px; margin-top: 8px; }
  li { display: flex; gap: 8px; align-items: center; min-height: 40px; padding: 4px 6px 4px 10px; border-radius: 6px; background: var(--sunken); font-size: 13px; line-height: 18px; }
  li > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  li > em { padding: 0 8px; border-radius: 4px; background: var(--posTint); color: var(--pos); font-size: 12px; line-height: 20px; font-style: normal; font-weight: 600; }
  ${MOBILE} { textarea { font-size: 16px; } }
`;

export const footClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  button[type="submit"], .wide { width: 100%; min-height: 44px; }
  > small { font-size: 11px; line-height: 14px; font-weight: 500; color: var(--text2); text-align: center; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; }
  .row > * { flex: 1; min-height: 44px; }
  ${MOBILE} { .row > * { padding: 0 8px; } }
`;

export const noticeClass = css`
  display: block;
  padding: 8px 10px;
  border-radius: 6px;
  font-size: 13px;
  line-height: 18px;
  background: var(--sunken);
  color: var(--text);
  &:empty { display: none; }
  &:focus { outline: none; }
  &[data-tone="down"] { background: var(--downTint); }
  &[data-tone="up"] { background: var(--upTint); }
  &[data-tone="wrong"] { background: var(--negTint); color: var(--neg); font-weight: 500; }
  &[data-tone="good"] { background: var(--posTint); color: var(--pos); font-weight: 500; }
  s { color: var(--text2); }
  span { display: block; }
`;

export const receiptClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  dl { display: grid; gap: 8px; font-size: 13px; line-height: 18px; }
  .fact { display: flex; justify-content: space-between; gap: 16px; }
  dt { color: var(--text2); }
  dd { font-weight: 600; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  code { font: inherit; font-weight: 500; }
`;
