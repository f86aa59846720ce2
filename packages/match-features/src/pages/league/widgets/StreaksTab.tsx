import type { LeagueStreaks } from '@tipmark/contract';
import { MIN_SERIES, SERIES_SCOPES } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { css, EmptyState, LinkButton, MOBILE, Segmented } from '@tipmark/ui-kit';
import { Chip } from '@tipmark/ui-kit/filters';
import { font, gap } from '@tipmark/ui-kit/style-values';
import { ListOrder } from '../../../parts/lists/ListOrder.tsx';
import { emptyText } from '../../../parts/page/empty-text.ts';
import { LoadPart } from '../../../parts/page/LoadPart.tsx';
import { numbersAddress } from '../../../parts/page/numbers-address.ts';
import { STREAK_GROUP_NAMES } from '../../../parts/statistics/streak-groups.ts';
import type { LeagueTabProps } from '../league-options.ts';
import { chosenStreaks } from '../streak-rows.ts';
import { STREAK_LENGTHS, type StreakView } from '../streak-view.ts';
import type { League } from '../use-league.ts';
import { StreaksTable } from './StreaksTable.tsx';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap[8]} ${gap[16]};
  padding: 10px 16px;
  border-top: 1px solid var(--hair);
  border-bottom: 1px solid var(--hair);
  nav { max-width: 100%; }
  .kinds { display: flex; gap: ${gap[6]}; overflow: auto hidden; padding: 2px; margin: -2px; }
  .kinds > * { flex: none; }
  nav:last-of-type { margin-left: auto; }
  form { margin-left: 0; }
  ${MOBILE} {
    padding: 10px var(--gutter);
    nav:last-of-type { flex: 1 0 auto; margin-left: 0; }
  }
`;

const note = css`
  padding: 10px 16px 14px;
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text2);
  a { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
  ${MOBILE} { padding: 10px var(--gutter) 14px; }
`;

const GROUPS = [undefined, ...STREAK_GROUP_NAMES];
/** Stands for streaks of all scopes. */
const ANY = 'any';
const SCOPES = [ANY, ...SERIES_SCOPES] as const;
const NOTHING_CHOSEN = { group: undefined, scope: undefined, least: MIN_SERIES };

interface PartProps {
  readonly league: League;
  readonly all: LeagueStreaks['streaks'];
}

const changed = (league: League, change: Partial<StreakView>) => ({
  streaks: { ...league.view.streaks, open: undefined, ...change },
});

/** How short a listed streak can be: a form that browsers without scripts can send. */
const Least = ({ league }: Pick<PartProps, 'league'>) => {
  const { reader, view, bareAddress, addressOf, go } = league;
  const [, others] = addressOf(changed(league, { least: MIN_SERIES })).split('?');
  return (
    <ListOrder
      label={reader.t('league.streakLeast')}
      isNamed
      name="least"
      value={String(view.streaks.least)}
      options={STREAK_LENGTHS.map(String).map((value) => ({ value, text: value }))}
      address={bareAddress}
      retained={Object.fromEntries(new URLSearchParams(others))}
      reader={reader}
      onChoose={(value) => go(changed(league, { least: Number(value) }))}
    />
  );
};

/** Which kinds are listed, each with their number, and where the teams played. */
const Conditions = ({ league, all }: PartProps) => {
  const { reader, view, addressOf, go } = league;
  const { t, locale } = reader;
  const { group: current, scope } = view.streaks;
  return (
    <div className={bar}>
      <nav className="kinds" aria-label={t('league.streakKinds')}>
        {GROUPS.map((group) => {
          const other = changed(league, { group });
          const { length } = chosenStreaks(all, { ...view.streaks, group }, locale);
          return (
            <Chip
              key={group ?? ANY}
              href={addressOf(other)}
              isCurrent={group === current}
              text={t(`league.streakGroup-${group ?? ANY}`)}
              count={formatNumber(length, locale)}
              onChoose={() => go(other)}
            />
          );
        })}
      </nav>
      <Segmented
        label={t('league.streakWhere')}
        current={scope ?? ANY}
        items={SCOPES.map((key) => ({
          key,
          text: t(`league.streakWhere-${key}`),
          href: addressOf(changed(league, { scope: key === ANY ? undefined : key })),
        }))}
        onChoose={(key) => go(changed(league, { scope: key === ANY ? undefined : key }))}
      />
      <Least league={league} />
    </div>
  );
};

const Streaks = ({ league, list }: { readonly league: League; readonly list: LeagueStreaks }) => {
  const { reader, view, addressOf } = league;
  const { t, locale } = reader;
  const { streaks: all } = list;
  if (all.length === 0)
    return <EmptyState text={emptyText(reader, 'results', 'stats.seriesEmpty')} />;
  const shown = chosenStreaks(all, view.streaks, locale);
  return (
    <>
      <Conditions league={league} all={all} />
      {shown.length === 0 ? (
        <EmptyState text={t('league.streaksNone')}>
          <LinkButton href={addressOf(changed(league, NOTHING_CHOSEN))}>
            {t('match.resetFilters')}
          </LinkButton>
        </EmptyState>
      ) : (
        <StreaksTable league={league} rows={shown} nextMatches={list.nextMatches} />
      )}
      <p className={note}>
        {t('league.streaksNote')}{' '}
        <a href={numbersAddress('streaks', locale)}>{t('league.streaksCheck')}</a>
      </p>
    </>
  );
};

/** Current streaks of the teams as a table; each opens the list of its matches. */
export const StreaksTab = ({ league }: LeagueTabProps) => {
  const { reader, streaks, retryPart } = league;
  return (
    <LoadPart
      load={streaks.list}
      reader={reader}
      failedTitle={reader.t('league.streaksFailed')}
      onRetry={retryPart}
    >
      {(list) => <Streaks league={league} list={list} />}
    </LoadPart>
  );
};
