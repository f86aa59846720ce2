import type { PageProfile, UserTip, UserTips } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { emptyText, LoadPart, type Reader } from '@tipmark/match-features';
import { type HostState, useServedRoutes } from '@tipmark/remote-kit';
import { formatDateTime, formatNumber } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import {
  Card,
  css,
  EmptyState,
  inPlace,
  LinkButton,
  MOBILE,
  Segmented,
  Tabs,
} from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { font, gap } from '@tipmark/ui-kit/style-values';
import { useProblemText } from '../../../parts/page/use-problem-text.ts';
import { areFirstTips } from '../../../parts/profile-address/profile-address.ts';
import { listChoice, listHead } from '../../../parts/record/list-class.ts';
import { moreTipsLoad, profileTipsLoad } from '../profile-loads.ts';
import { moreTipsRequest, tipsRequest } from '../profile-requests.ts';
import type { ProfilePage } from '../use-profile.ts';
import { listOf, selectMoreTips } from './more-tips-slice.ts';
import { TipRow, tipColumns } from './TipRow.tsx';
import { tipRowView } from './tip-row-view.ts';

const foot = css`
  display: grid;
  justify-items: center;
  gap: ${gap[8]};
  padding: 12px 16px;
  border-top: 1px solid var(--hair);
`;

const hiddenTip = css`
  padding: 10px 16px;
  border-bottom: 1px solid var(--hair);
  font-size: ${font.small};
  line-height: 18px;
  color: var(--text2);
  overflow-wrap: anywhere;
  ${MOBILE} { padding: 10px var(--gutter); }
`;

const STATES = ['all', 'active', 'settled'] as const;
const COLUMNS = [
  'date',
  'match',
  'outcome',
  'prices',
  'bank',
  'result',
  'units',
  'record',
] as const;
const NUMBERS: readonly string[] = ['prices', 'bank', 'units', 'record'];

interface Part {
  readonly profile: PageProfile;
  readonly page: ProfilePage;
}

function SportTabs({ profile, page }: Part) {
  const { reader, view, addressOf, go } = page;
  const { t, locale } = reader;
  const counts = profile.tipCounts.map(
    ({ sport, active, settled }) => [sport, active + settled] as const,
  );
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const addressFor = (sport: string) => addressOf({ state: view.state, sport: Number(sport) });
  const named = Object.entries(SPORT).flatMap(([name, sport]) => {
    const count = counts.find(([one]) => one === sport)?.[1] ?? 0;
    return count === 0 ? [] : [[String(sport), t(`sport.${name}`), count] as const];
  });
  return (
    <ScrollRow>
      <Tabs
        label={t('profile.tips.sports')}
        current={String(view.sport)}
        onChoose={(sport) => go(addressFor(sport))}
        items={[['0', t('profile.tips.all'), total] as const, ...named].map(
          ([key, text, count]) => ({
            key: key as string,
            text,
            count: formatNumber(count, locale),
            href: addressFor(key),
          }),
        )}
      />
    </ScrollRow>
  );
}

function StateChoice({ page }: { readonly page: ProfilePage }) {
  const { reader, view, addressOf, go } = page;
  const { t } = reader;
  const addressFor = (name: string) =>
    addressOf({
      sport: view.sport,
      state: STATES.find((one) => one === name && one !== 'all') as typeof view.state,
    });
  return (
    <div className={listChoice}>
      <Segmented
        label={t('profile.tips.state')}
        current={view.state ?? 'all'}
        onChoose={(name) => go(addressFor(name))}
        items={STATES.map((name) => ({
          key: name as string,
          text: t(`profile.tips.state-${name}`),
          href: addressFor(name),
        }))}
      />
    </div>
  );
}

/** Tips hidden from everybody else before the start: only the proof of their existence. */
function Delayed({
  tips,
  reader,
}: {
  readonly tips: NonNullable<UserTips['delayed']>;
  readonly reader: Reader;
}) {
  const { t, locale, timeZone } = reader;
  return tips.map(({ seq, hash, startsAt }) => (
    <li key={seq} className={hiddenTip}>
      {t('profile.tips.delayed', { time: formatDateTime(startsAt, locale, timeZone), seq })}{' '}
      <code>{hash.slice(0, 12)}</code>
    </li>
  ));
}

interface MoreProps {
  readonly page: ProfilePage;
  readonly lastTipId: number;
}

function ShowMore({ page, lastTipId }: MoreProps) {
  const { reader, view, userUrl, addressOf, dispatch } = page;
  const { t } = reader;
  const problemText = useProblemText();
  const load = useSelector((state: HostState) => moreTipsLoad.select(state));
  const wanted = moreTipsRequest(userUrl, view, lastTipId);
  const isMine = load.key === wanted.key;
  const address = addressOf({ sport: view.sport, state: view.state, afterId: lastTipId });
  return (
    <div className={foot}>
      {isMine && load.status === 'failed' && load.error && (
        <p role="alert">{problemText(load.error)}</p>
      )}
      <LinkButton
        kind="ghost"
        href={address}
        onClick={inPlace(() => dispatch(wanted))}
        aria-busy={isMine && load.status === 'loading'}
      >
        {t(isMine && load.status === 'loading' ? 'state.loading' : 'button.showMore')}
      </LinkButton>
    </div>
  );
}

interface ListProps {
  readonly first: UserTips;
  readonly isOwn: boolean;
  readonly page: ProfilePage;
}

function List({ first, isOwn, page }: ListProps) {
  const { reader, view, userUrl } = page;
  const { t } = reader;
  const list = listOf({
    segments: { userUrl },
    query: { sport: view.sport, ...(view.state && { state: view.state }) },
  });
  const served = useServedRoutes();
  const more = useSelector(selectMoreTips(list));
  const tips: readonly UserTip[] = [...first.tips, ...more.tips];
  const lastTipId = more.tips.length > 0 ? more.lastTipId : first.lastTipId;
  const delayed = first.delayed ?? [];
  if (tips.length + delayed.length === 0) {
    return (
      <EmptyState
        text={emptyText(
          reader,
          'tips',
          view.sport > 0 || view.state ? 'profile.tips.emptyChoice' : 'profile.tips.empty',
        )}
      />
    );
  }
  return (
    <>
      <div className={`${tipColumns} ${listHead}`} aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column} className={NUMBERS.includes(column) ? 'number' : undefined}>
            {t(`profile.tips.head-${column}`)}
          </span>
        ))}
      </div>
      <ul>
        <Delayed tips={delayed} reader={reader} />
        {tips.map((tip) => (
          <TipRow
            key={tip.tip.id}
            tip={tipRowView(tip, reader, { served, isOwn })}
            reader={reader}
          />
        ))}
      </ul>
      {view.afterId > 0 && (
        <div className={foot}>
          <LinkButton kind="ghost" href={page.addressOf({ sport: view.sport, state: view.state })}>
            {t('match.tipsFirst')}
          </LinkButton>
        </div>
      )}
      {lastTipId !== null && <ShowMore page={page} lastTipId={lastTipId} />}
    </>
  );
}

/** Tips by sport and state, newest first; further ones are added below. */
export function ProfileTips({ profile, page }: Part) {
  const { reader, view, userUrl, dispatch } = page;
  const load = useSelector((state: HostState) => profileTipsLoad.select(state));
  const isEmpty = profile.tipCounts.length === 0 && (profile.tips.delayed ?? []).length === 0;
  return (
    <Card isFlush>
      {!isEmpty && <SportTabs profile={profile} page={page} />}
      {!isEmpty && <StateChoice page={page} />}
      {areFirstTips(view) ? (
        <List first={profile.tips} isOwn={profile.isOwn} page={page} />
      ) : (
        <LoadPart
          load={load}
          reader={reader}
          failedTitle={reader.t('match.tipsFailed')}
          onRetry={() => dispatch(tipsRequest(userUrl, view))}
        >
          {(tips) => <List first={tips} isOwn={profile.isOwn} page={page} />}
        </LoadPart>
      )}
    </Card>
  );
}
