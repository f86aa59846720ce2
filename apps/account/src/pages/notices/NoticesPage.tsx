import type { accountNotices, ReplyOf } from '@tipmark/contract';
import { LoadPart, type Reader, useReader } from '@tipmark/match-features';
import { type HostState, selectSession } from '@tipmark/remote-kit';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Button, css, EmptyState, LinkButton } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { useEffect, useRef } from 'react';
import { NarrowPage } from '../../parts/page/NarrowPage.tsx';
import { notificationsAddress } from '../../parts/profile-address/profile-address.ts';
import { noticesLoad, readNoticesCommand } from './notices-loads.ts';

const list = css`
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  background: var(--surface);
  li { border-bottom: 1px solid var(--hair); }
  li:last-child { border-bottom: 0; }
  li > a { display: grid; gap: ${gap[2]}; padding: 12px 16px; min-height: 44px; font-size: ${font.body}; line-height: 20px; overflow-wrap: anywhere; }
  li > a:hover { background: var(--hover); }
  li > a[data-unread] { border-left: 3px solid var(--accent); }
  [data-unread] b { font-weight: ${weight.bold}; }
  b { font-weight: ${weight.medium}; }
  p { white-space: pre-line; font-size: ${font.small}; line-height: 18px; color: var(--text2); }
  time { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${gap[8]};
`;

type Notice = ReplyOf<typeof accountNotices>['notices'][number];

function NoticeRow({
  notice: { subject, text, link, at, isRead },
  reader: { t, locale, timeZone },
  onRead,
}: {
  readonly notice: Notice;
  readonly reader: Reader;
  readonly onRead: () => void;
}) {
  return (
    <li>
      <a href={link} data-unread={isRead ? undefined : ''} onClick={isRead ? undefined : onRead}>
        <b>
          {subject}
          {!isRead && <small> {t('notices.new')}</small>}
        </b>
        <p>{text}</p>
        <time dateTime={new Date(at * 1_000).toISOString()}>
          {formatDateTime(at, locale, timeZone)}
        </time>
      </a>
    </li>
  );
}

/** `/notifications`: everything sent by email and messages, listed once. */
export function NoticesPage() {
  const reader = useReader('account');
  const dispatch = useDispatch();
  const { isSignedIn, url, unreadNotices } = useSelector(selectSession);
  const load = useSelector((state: HostState) => noticesLoad.select(state));
  const { t, locale } = reader;
  const shown = load.status === 'ready' ? load.data?.unread : undefined;
  const isOlder = shown !== undefined && unreadNotices !== undefined && shown !== unreadNotices;
  const counted = useRef(unreadNotices);
  useEffect(() => {
    if (counted.current === unreadNotices) return;
    counted.current = unreadNotices;
    if (isOlder) dispatch(noticesLoad.requested({}));
  }, [dispatch, isOlder, unreadNotices]);
  if (!isSignedIn) {
    const next = href('notices', {}, { locale });
    return (
      <NarrowPage title={t('notices.title')}>
        <EmptyState text={t('notices.signIn')}>
          <LinkButton kind="primary" href={href('login', { next }, { locale })}>
            {t('login.submit')}
          </LinkButton>
        </EmptyState>
      </NarrowPage>
    );
  }
  const read = (ids?: string[]) =>
    dispatch(readNoticesCommand.submitted({ body: ids === undefined ? {} : { ids } }));
  return (
    <NarrowPage title={t('notices.title')}>
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('notices.failed')}
        onRetry={() => dispatch(noticesLoad.requested({}))}
      >
        {({ unread, notices }) => (
          <>
            <div className={head}>
              <output>{t('notices.unread', { count: unread })}</output>
              {unread > 0 && (
                <form
                  method="post"
                  onSubmit={(event) => {
                    event.preventDefault();
                    read();
                  }}
                >
                  <Button type="submit">{t('notices.readAll')}</Button>
                </form>
              )}
              <a href={notificationsAddress(url, true, locale)}>{t('notices.settings')}</a>
            </div>
            {notices.length === 0 && <EmptyState text={t('notices.none')} />}
            {notices.length > 0 && (
              <ul className={list}>
                {notices.map((notice) => (
                  <NoticeRow
                    key={notice.id}
                    notice={notice}
                    reader={reader}
                    onRead={() => read([notice.id])}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </LoadPart>
    </NarrowPage>
  );
}
