import { css } from '@tipmark/ui-kit';

/** A `details` whose summary is a button of the header. */
export const menuFrame: string = css`
  position: relative;
  > summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
`;

/** Links that open below a button of the header. */
export const menuList: string = css`
  position: absolute;
  top: 48px;
  min-width: 220px;
  padding: 8px;
  border-radius: 10px;
  background: var(--raised);
  box-shadow: var(--shadow);
  > a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    border-radius: 6px;
    font-weight: 500;
  }
  > a:hover {
    background: var(--hover);
  }
  > a[aria-current] {
    background: var(--selected);
    font-weight: 600;
  }
  > button {
    margin: 8px 12px;
  }
`;
