import { css, cx, MOBILE } from '@tipmark/ui-kit';
import type { AccountLinkData } from './use-account-link.ts';

/** How a visitor's place in the header looks; the bottom bar of a phone has it too. */
export const accountLook: string = css`
  font-weight: 600;
  font-size: 13px;
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

/** A long name leaves the row to the tools. */
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

interface AccountLinkProps {
  readonly account: AccountLinkData;
  /** The phone bar has it too. */
  readonly isInBar: boolean;
}

export const AccountLink = ({ account, isInBar }: AccountLinkProps) => (
  <a className={cx(link, accountLook)} href={account.href} data-in-bar={isInBar || undefined}>
    <span className={accountName}>{account.text}</span>
  </a>
);
