import { ALL_LEAGUES, SIDEBAR_SORT } from '@tipmark/domain';
import { ChoiceLink, css, Segmented, Select } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { lazy, memo, Suspense } from 'react';
import { useIsAlive } from '../../../parts/favourites/use-is-alive.ts';
import { type RailGroup, railGroups } from '../rail-leagues.ts';
import type { ResultsFeature } from '../results-feature.ts';
import { sidebarName, sidebarNames } from '../results-view.ts';
import { hasSameFrame, type Results } from '../use-results.ts';
import { leagueChoice, RailLeague } from './RailLeague.tsx';

const RailFavourites = lazy(async () => ({
  default: (await import(/* webpackChunkName: "live" */ './RailFavourites.tsx')).RailFavourites,
}));

const rail = css`
  &, section { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; }
  gap: ${gap[16]};
  p { padding: 4px 8px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  /* stars appear after hydration: room is reserved for them */
  .mine { min-height: 40px; max-height: 100px; overflow: hidden auto; }
  label { margin-top: 8px; }
  label > select { width: 100%; }
  a, li > span {
    display: flex;
    align-items: center;
    gap: ${gap[8]};
    min-height: 32px;
    padding: 2px 8px;
    border-radius: ${radius.field};
    font-size: ${font.small};
    line-height: 18px;
    font-weight: ${weight.medium};
    color: var(--text2);
  }
  a:focus-visible { outline-offset: -2px; }
  a:hover { background: var(--hover); color: var(--text); }
  a[aria-current] { background: var(--selected); color: var(--text); font-weight: ${weight.strong}; }
  /* names of leagues often differ only at their end */
  section a > span { display: -webkit-box; min-width: 0; overflow: hidden; overflow-wrap: anywhere; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  /* with text twice as large, two lines are not enough */
  section { container-type: inline-size; }
  @container (max-width: 10rem) { section a > span { -webkit-line-clamp: none; } }
  small { margin-left: auto; font-size: ${font.meta}; font-weight: ${weight.medium}; color: var(--text3); white-space: nowrap; font-variant-numeric: tabular-nums; }
  b { font-weight: ${weight.strong}; color: var(--live); }
  @media (scripting: none) { .own { display: none; } }
`;

/** More would be too many for one page: the select has the rest. */
const MOST = 30;

interface RailProps {
  readonly feature: ResultsFeature;
  readonly results: Results;
}

/** The visitor's stars; their scores change with the rows. */
const Own = ({ feature, results }: RailProps) => {
  const title = results.t('favourites.title');
  // what is shown once the page is alive is read here, so that the page arrives with it
  const hint = results.t('favourites.hint');
  const isAlive = useIsAlive();
  return (
    <section className="own" aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <div className="mine">
        {isAlive && (
          <Suspense>
            <RailFavourites feature={feature} results={results} hint={hint} />
          </Suspense>
        )}
      </div>
    </section>
  );
};

const Order = ({ results }: Pick<RailProps, 'results'>) => {
  const { t, view, address, choose } = results;
  const label = t('results.leaguesOrder');
  return (
    <Segmented
      label={label}
      current={sidebarName(view.sidebar)}
      onChoose={(name) => choose({ sidebar: SIDEBAR_SORT[name] })}
      items={sidebarNames.map((name) => ({
        key: name,
        text: t(`results.leagues-${name}`),
        href: address({ sidebar: SIDEBAR_SORT[name] }),
      }))}
    />
  );
};

interface GroupProps extends Pick<RailProps, 'results'> {
  readonly group: RailGroup;
  readonly isFirst: boolean;
}

const Group = ({ group, isFirst, results }: GroupProps) => {
  const { t, view, choose } = results;
  // the first of two groups is short
  const shown = group.leagues.slice(0, MOST);
  const rest = group.leagues.slice(MOST).map(({ league }) => league);
  const chosen = rest.some(({ id }) => id === view.leagueId) ? view.leagueId : ALL_LEAGUES;
  const title = t(group.title);
  return (
    <section aria-label={title}>
      <p aria-hidden="true">{title}</p>
      {isFirst && (
        <ChoiceLink {...leagueChoice(results, ALL_LEAGUES)}>{t('results.allLeagues')}</ChoiceLink>
      )}
      {shown.map((league) => (
        <RailLeague key={league.league.id} group={league} results={results} />
      ))}
      {rest.length > 0 && (
        <Select
          label={t('results.league')}
          name="league"
          value={String(chosen)}
          onChoose={(id) => choose({ leagueId: Number(id) })}
          options={[
            { value: String(ALL_LEAGUES), text: t('results.allLeagues') },
            ...rest.map(({ id, countryName, name }) => ({
              value: String(id),
              text: `${countryName} · ${name}`,
            })),
          ]}
        />
      )}
    </section>
  );
};

const Leagues = memo(({ results }: Pick<RailProps, 'results'>) => {
  const { day, leagues, view } = results;
  const groups = railGroups(day?.leagues ?? [], leagues, view.sidebar);
  return (
    <>
      <Order results={results} />
      {groups
        .filter((group) => group.leagues.length > 0)
        .map((group, index) => (
          <Group key={group.title} group={group} isFirst={index === 0} results={results} />
        ))}
    </>
  );
}, hasSameFrame);

/**
 * The visitor's own groups and the day's leagues beside the list: each filters the list to itself,
 * the first of the popular ones shows all.
 */
export const LeagueRail = ({ feature, results }: RailProps) =>
  results.day !== undefined && (
    <nav className={rail} aria-label={results.t('results.leagues')}>
      <Own feature={feature} results={results} />
      <Leagues results={results} />
    </nav>
  );
