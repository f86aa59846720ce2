import { LoadPart } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Badge, Card, css, EmptyState, LinkButton, MOBILE, Tabs } from '@tipmark/ui-kit';
import { followersLoad } from '../profile-loads.ts';
import { peopleRequest } from '../profile-requests.ts';
import type { ProfilePage } from '../use-profile.ts';

const list = css`
  li { display: flex; align-items: center; gap: 8px; min-height: 44px; padding: 4px 16px; border-bottom: 1px solid var(--hair); }
  li:last-child { border-bottom: 0; }
  a { font-weight: 600; overflow-wrap: anywhere; min-height: 24px; display: inline-flex; align-items: center; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${MOBILE} { li { padding: 4px var(--gutter); } }
`;

const pages = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px 16px;
  border-top: 1px solid var(--hair);
`;

const LISTS = ['followers', 'follows'] as const;

/** Who follows this capper, or whom the capper follows, a page of thirty at a time. */
export function FollowList({ page }: { readonly page: ProfilePage }) {
  const { reader, view, userUrl, profile, addressOf, dispatch } = page;
  const { t, locale } = reader;
  const load = useSelector((state: HostState) => followersLoad.select(state));
  const people = view.people ?? 'followers';
  const pageAddress = (number: number) => addressOf({ people, page: number });
  return (
    <Card isFlush>
      <Tabs
        label={t('profile.people.label')}
        current={people as string}
        items={LISTS.map((key) => ({
          key: key as string,
          text: t(`profile.people.${key}`),
          count: formatNumber(profile?.[key] ?? 0, locale),
          href: addressOf({ people: key }),
        }))}
      />
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('profile.people.failed')}
        onRetry={() => dispatch(peopleRequest(userUrl, view))}
      >
        {({ users, nextPageNumber }) => (
          <>
            {users.length === 0 && <EmptyState text={t(`profile.people.empty-${people}`)} />}
            <ul className={list}>
              {users.map(({ name, url, isFollowedByAccount }) => (
                <li key={url}>
                  <a href={href('profile', { userUrl: url }, { locale })}>{name}</a>
                  {isFollowedByAccount && <Badge>{t('profile.people.followed')}</Badge>}
                </li>
              ))}
            </ul>
            <div className={pages}>
              <LinkButton href={addressOf({})}>{t('profile.people.back')}</LinkButton>
              {view.page > 1 && (
                <LinkButton href={pageAddress(view.page - 1)}>
                  {t('profile.people.previous')}
                </LinkButton>
              )}
              {nextPageNumber !== null && (
                <LinkButton href={pageAddress(nextPageNumber)}>
                  {t('profile.people.next')}
                </LinkButton>
              )}
            </div>
          </>
        )}
      </LoadPart>
    </Card>
  );
}
