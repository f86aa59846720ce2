import { css } from '@tipmark/ui-kit';
import { radius, weight } from '@tipmark/ui-kit/style-values';

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
  border-radius: ${radius.card};
  background: var(--raised);
  box-shadow: var(--shadow);
  > a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    border-radius: ${radius.field};
    font-weight: ${weight.medium};
  }
  > a:hover {
    background: var(--hover);
  }
  > a[aria-current] {
    background: var(--selected);
    font-weight: ${weight.strong};
  }
  > button {
    margin: 8px 12px;
  }
`;
