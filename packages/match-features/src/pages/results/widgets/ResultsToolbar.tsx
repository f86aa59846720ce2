import { ALL_LEAGUES, RESULTS_SORT } from '@tipmark/domain';
import { routeOfSport, routes } from '@tipmark/route-builder';
import {
  Button,
  Checkbox,
  css,
  Icon,
  MOBILE,
  Segmented,
  Select,
  Switch,
  WIDE,
} from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { memo, useState } from 'react';
import { usePageAddress } from '../../../parts/page/use-page-address.ts';
import { openInSteps } from '../list/open-in-steps.ts';
import type { ResultsFeature } from '../results-feature.ts';
import { sortName, viewParams } from '../results-view.ts';
import { hasSameFrame, type Results } from '../use-results.ts';
import { useListState } from './use-list-state.ts';

const toolbar = css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${gap[8]} ${gap[16]};
  min-height: 44px;
  padding: 6px 16px;
  border-bottom: 1px solid var(--hair);
  .all { margin-left: auto; }
  .grid { padding: 6px 0; color: var(--accent); font-size: ${font.small}; line-height: 20px; font-weight: ${weight.strong}; }
  .grid:hover { text-decoration: underline; text-underline-offset: 3px; }
  .phone, .send { display: none; }
  /* as wide as a league's name, not as the longest of them */
  & > label { flex: 0 1 190px; }
  /* leagues are beside the list, and the conditions on one line */
  @media (scripting: enabled) { ${WIDE} { column-gap: ${gap[8]}; & > label { display: none; } } }
  ${MOBILE} {
    gap: ${gap[4]} ${gap[8]};
    padding: 6px var(--gutter);
    & > label { flex: 0 1 auto; max-width: max(8rem, 100% - 11.5rem); }
    .phone { display: inline-flex; align-items: center; gap: ${gap[8]}; margin-left: auto; }
    .all { margin-left: 0; }
    .more { order: 1; margin-right: 8px; }
    &:not([data-more]) > .more { display: none; }
  }
  @media (max-width: 359px) { & > label { flex-basis: 100%; max-width: none; select { width: 100%; } } }
  @media (scripting: none) {
    .send { display: inline-flex; }
    .all, .phone { display: none; }
    &:not([data-more]) > .more { display: block; }
  }
`;

const sorts = Object.values(RESULTS_SORT);

interface ResultsToolbarProps {
  readonly feature: ResultsFeature;
  readonly results: Results;
}

const OddsSwitch = ({ feature, results }: ResultsToolbarProps) => {
  const { hasOdds, toggleOdds } = useListState(feature, results);
  return (
    <Switch name="odds" isOn={hasOdds} onChange={toggleOdds}>
      {results.t('odds.short')}
    </Switch>
  );
};

const ToggleAll = ({ feature, results }: ResultsToolbarProps) => {
  const { t, leagues } = results;
  const { openness, toggleLeagues } = useListState(feature, results);
  const isAnyOpen = [...openness.values()].some(({ isOpen }) => isOpen);
  const label = t(isAnyOpen ? 'button.collapseAll' : 'button.expandAll');
  const ids = leagues.map(({ league }) => league.id);
  return (
    <Button
      isIconOnly
      isSmall
      className="all"
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => {
        if (isAnyOpen) return toggleLeagues(ids, false);
        const sections = currentTarget.closest('section')?.querySelectorAll('[data-tab] > section');
        openInSteps({ ids, sections: sections ?? [], open: (some) => toggleLeagues(some, true) });
      }}
    >
      <Icon name={isAnyOpen ? 'collapse' : 'expand'} />
    </Button>
  );
};

/** The prices of all bookmakers on the matches of the day, while that page is served. */
const GridLink = ({ feature, results }: ResultsToolbarProps) => {
  const grid = routeOfSport(routes[feature.routes.results].sport, 'oddsGrid');
  const { timestamp } = results.view;
  const address = usePageAddress()(
    grid ?? 'oddsGrid',
    timestamp === undefined ? {} : { timestamp },
  );
  if (grid === undefined || address === undefined) return null;
  return (
    <a className="more grid" href={address}>
      {results.t('results.oddsGrid')}
    </a>
  );
};

/** How the list is shown. A form, so that browsers without scripts can send it. */
export const ResultsToolbar = memo(({ feature, results }: ResultsToolbarProps) => {
  const { t, day, leagues, view, address, choose } = results;
  const [hasMore, setHasMore] = useState(false);
  const { league: _, forecast: __, blank: ___, ...stored } = viewParams(view);
  return (
    <form
      className={toolbar}
      action={address({})}
      aria-label={t('results.filters')}
      data-more={hasMore ? true : undefined}
    >
      {Object.entries(stored).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        label={t('results.league')}
        name="league"
        value={String(view.leagueId)}
        onChoose={(id) => choose({ leagueId: Number(id) })}
        options={[
          { value: String(ALL_LEAGUES), text: t('results.allLeagues') },
          ...leagues.map(({ league }) => ({
            value: String(league.id),
            text: `${league.countryName} · ${league.name}`,
          })),
        ]}
      />
      <div className="more">
        <Segmented
          label={t('sort.label')}
          current={sortName(view.sort)}
          onChoose={(name) => choose({ sort: RESULTS_SORT[name] })}
          items={sorts.map((sort) => ({
            key: sortName(sort),
            text: t(`sort.${sortName(sort)}`),
            href: address({ sort }),
          }))}
        />
      </div>
      {day?.hasForecasts && (
        <div className="more">
          <input type="hidden" name="forecast" value="0" />
          <Checkbox
            name="forecast"
            isOn={view.hasForecast}
            onChange={(hasForecast) => choose({ hasForecast })}
          >
            {t('results.forecast')}
          </Checkbox>
        </div>
      )}
      <div className="more">
        <Checkbox
          name="blank"
          isOn={view.isInNewTab}
          onChange={(isInNewTab) => choose({ isInNewTab })}
        >
          {t('button.openInNewTab')}
        </Checkbox>
      </div>
      <GridLink feature={feature} results={results} />
      <div className="phone">
        <OddsSwitch feature={feature} results={results} />
        <Button
          isIconOnly
          isSmall
          aria-label={t('results.filters')}
          aria-expanded={hasMore}
          onClick={() => setHasMore(!hasMore)}
        >
          <Icon name="filter" />
        </Button>
      </div>
      <Button type="submit" isSmall className="send">
        {t('results.apply')}
      </Button>
      <ToggleAll feature={feature} results={results} />
    </form>
  );
}, hasSameFrame);
