import { css, cx, MOBILE } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';
import type { AccountLinkData } from './use-account-link.ts';

/** Style of the account link in the header; the bottom bar of a phone uses it too. */
export const accountClass: string = css`
  font-weight: ${weight.strong};
  font-size: ${font.small};
  line-height: 18px;
  &:hover {
    color: var(--accent);
  }
  ${MOBILE} {
    &[data-in-bar] {
      display: none;
    }
  }
`;

/** A long name leaves its space to the tools. */
export const accountName: string = css`
  max-width: 160px;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  ${MOBILE} {
    max-width: 80px;
  }
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

export interface AccountLinkProps {
  readonly account: AccountLinkData;
  /** The phone bar has it too. */
  readonly isInBar: boolean;
}

export const AccountLink = ({ account, isInBar }: AccountLinkProps) => (
  <a className={cx(link, accountClass)} href={account.href} data-in-bar={isInBar || undefined}>
    <span className={accountName}>{account.text}</span>
  </a>
);
