import type { Translate } from '@tipmark/remote-kit';
import { css, Icon, VisuallyHidden } from '@tipmark/ui-kit';

const look = css`
  margin-left: 6px;
  color: var(--text2);
  & > svg { vertical-align: -1px; }
`;

/** Marks a match the visitor is notified of. */
export const FollowedMark = ({ t }: { readonly t: Translate }) => (
  <span className={look} title={t('results.followed')}>
    <Icon name="bell" size={12} />
    <VisuallyHidden>{`, ${t('results.followed')}`}</VisuallyHidden>
  </span>
);
