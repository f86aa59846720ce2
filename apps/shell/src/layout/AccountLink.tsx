import { css, MOBILE } from '@tipmark/ui-kit';
import type { AccountLinkData } from './use-account-link.ts';

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  max-width: 160px;
  font-weight: 600;
  font-size: 13px;
  line-height: 18px;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  &:hover {
    color: var(--accent);
  }
  /* a long name leaves the row to the tools */
  ${MOBILE} {
    max-width: 80px;
    &[data-in-bar] {
      display: none;
    }
  }
`;

interface AccountLinkProps {
  readonly account: AccountLinkData;
  /** The phone bar has it too. */
  readonly isInBar: boolean;
}

export const AccountLink = ({ account, isInBar }: AccountLinkProps) => (
  <a className={link} href={account.href} data-in-bar={isInBar || undefined}>
    {account.text}
  </a>
);
