import type { Endpoints, ReplyOf } from '@tipmark/contract';
import { Avatar, CapperBadges, LoadPart, RatingLabel, recordText } from '@tipmark/match-features';
import { type HostState, selectSession } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Card, css, EmptyState, LinkButton, MOBILE, Tabs } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { FollowButton } from '../head/FollowButton.tsx';
import { followersLoad } from '../profile-loads.ts';
import { peopleRequest } from '../profile-requests.ts';
import type { ProfilePage } from '../use-profile.ts';

const list = css`
  li { display: flex; align-items: center; gap: ${gap[12]}; min-height: 56px; padding: 6px 16px; border-bottom: 1px solid var(--hair); }
  li:last-child { border-bottom: 0; }
  .avatar { width: 36px; height: 36px; }
  .who { flex: 1; min-width: 0; }
  .who > p { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${gap[8]}; }
  .who small { display: block; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); font-variant-numeric: tabular-nums; }
  .who a { font-weight: ${weight.strong}; overflow-wrap: anywhere; min-height: 24px; display: inline-flex; align-items: center; }
  .who a:hover { text-decoration: underline; text-underline-offset: 3px; }
  [role=alert] { max-width: 160px; font-size: ${font.meta}; line-height: 16px; color: var(--danger); }
  ${MOBILE} { li { padding: 6px var(--gutter); } }
`;

const pages = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]};
  padding: 12px 16px;
  border-top: 1px solid var(--hair);
`;

const LISTS = ['followers', 'follows'] as const;

type Person = ReplyOf<Endpoints['followers']>['users'][number];

function PersonRow({ person, page }: { readonly person: Person; readonly page: ProfilePage }) {
  const { reader, isSignedIn } = page;
  const { t, locale } = reader;
  const { name, url, label, position } = person;
  const { url: ownUrl } = useSelector((state: HostState) => selectSession(state));
  return (
    <li>
      <Avatar name={name} className="avatar" />
      <div className="who">
        <p>
          <a href={href('profile', { userUrl: url }, { locale })}>{name}</a>
          {label !== null && position !== null && (
            <RatingLabel label={label} title={t('profile.place', { value: position })} />
          )}
          <CapperBadges badges={person.badges} reader={reader} />
        </p>
        <small>{recordText(person, reader) ?? t('profile.people.noRecord')}</small>
      </div>
      {!(isSignedIn && url === ownUrl) && (
        <FollowButton capper={person} isSignedIn={isSignedIn} isOneOfMany t={t} />
      )}
    </li>
  );
}

/** The followers of this capper, or the cappers they follow, in pages of thirty. */
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
              {users.map((person) => (
                <PersonRow key={person.url} person={person} page={page} />
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
