import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

/** The list under the field; on a phone the two fill the screen. */
export const suggestionsClass: string = css`
  position: absolute;
  top: 42px;
  left: 0;
  right: 0;
  min-width: 360px;
  max-height: min(560px, 75vh);
  overflow-y: auto;
  padding: 6px 0;
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  background: var(--raised);
  box-shadow: var(--shadow);
  z-index: 300;
  h3,
  output {
    display: block;
    padding: 8px 14px 4px;
    font-size: ${font.meta};
    line-height: 16px;
    font-weight: ${weight.medium};
    color: var(--text3);
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: ${gap[8]};
    width: 100%;
    min-height: 36px;
    padding: 4px 14px;
    font-size: ${font.small};
    line-height: 18px;
  }
  .two a {
    flex-wrap: wrap;
    gap: 0 ${gap[8]};
    padding: 6px 14px;
  }
  .two b {
    flex: 1;
  }
  .two small {
    flex: 1 0 100%;
    margin-left: 26px;
    max-width: none;
  }
  [role='option']:hover {
    background: var(--hover);
  }
  [role='option'][aria-selected='true'] {
    background: var(--selected);
  }
  b {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: ${weight.strong};
  }
  small {
    margin-left: auto;
    flex: none;
    max-width: 50%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${font.meta};
    color: var(--text3);
  }
  .all {
    margin-top: 6px;
    border-top: 1px solid var(--hair);
    color: var(--accent);
    font-weight: ${weight.medium};
  }
  ${MOBILE} {
    position: fixed;
    top: 60px;
    bottom: 0;
    min-width: 0;
    max-height: none;
    border-width: 1px 0 0;
    border-radius: 0;
    background: var(--surface);
    box-shadow: none;
    overscroll-behavior: contain;
    [role='option'] {
      min-height: 44px;
    }
  }
`;

/** The close button of a phone's search; a wide page needs none. */
export const wayOutClass: string = css`
  display: none;
  [data-full] > & {
    display: block;
    flex: none;
    align-self: flex-start;
    height: 44px;
    padding: 0 8px;
    color: var(--accent);
    font-weight: ${weight.medium};
  }
`;
