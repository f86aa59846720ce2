import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '../theme/scales.ts';

export const fieldClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[6]};
  min-width: 0;
  font-size: ${font.small};
  line-height: 18px;
  > div:first-child {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${gap[12]};
  }
  label { font-weight: ${weight.strong}; }
  a { color: var(--accent); font-weight: ${weight.medium}; }
  a:hover { text-decoration: underline; }
  /* an invisible target of 44 px for thumbs */
  > div:first-child > a { position: relative; }
  > div:first-child > a::after { content: ""; position: absolute; inset: -20px 0 -6px; }
`;

/** The frame round an input and its contents: a mark, a button. */
export const inputBox = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  border: 1px solid var(--borderStrong);
  border-radius: ${radius.field};
  background: var(--surface);
  &:focus-within { outline: 2px solid var(--accent); outline-offset: 2px; }
  &[data-is-wrong] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
  input {
    flex: 1;
    min-width: 0;
    min-height: 42px;
    padding: 0 12px;
    border: 0;
    border-radius: ${radius.field};
    background: none;
    font-size: ${font.body};
    outline: none;
  }
  svg { margin-right: 12px; color: var(--pos); }
  button {
    min-height: 36px;
    min-width: 44px;
    margin-right: 4px;
    border-radius: ${radius.badge};
    display: grid;
    place-items: center;
    color: var(--text2);
  }
  button svg { margin: 0; color: inherit; }
  ${MOBILE} { input { font-size: ${font.large}; } }
`;

export const messageClass = css`
  min-height: 18px;
  font-weight: ${weight.medium};
  color: var(--text2);
  &[data-tone="wrong"] { color: var(--danger); }
  &[data-tone="good"] { color: var(--pos); }
  &::first-letter { text-transform: uppercase; }
`;
