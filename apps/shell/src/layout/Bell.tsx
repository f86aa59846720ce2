import { selectLocale, selectSession } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { css, Icon, MOBILE } from '@tipmark/ui-kit';
import { font, radius } from '@tipmark/ui-kit/style-values';
import { useSelector } from 'react-redux';

const bell = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  color: var(--text2);
  &:hover {
    color: var(--text);
  }
  ${MOBILE} {
    display: none;
  }
  b {
    position: absolute;
    top: 4px;
    right: 2px;
    min-width: 16px;
    padding: 0 4px;
    border-radius: ${radius.round};
    background: var(--accent);
    color: var(--surface);
    font-size: ${font.micro};
    line-height: 16px;
    text-align: center;
  }
`;

const MOST_SHOWN = 99;

/**
 * To the notification centre, with the count of unread items; there is no room for it in the row of
 * a phone, whose menu has the link.
 */
export function Bell() {
  const { t } = useTranslation('layout');
  const locale = useSelector(selectLocale);
  const { unreadNotices: count = 0 } = useSelector(selectSession);
  const label = count > 0 ? `${t('notices')}: ${count}` : t('notices');
  return (
    <a className={bell} href={href('notices', {}, { locale })} aria-label={label}>
      <Icon name="bell" />
      {count > 0 && <b aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</b>}
    </a>
  );
}
