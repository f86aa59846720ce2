import { HOME_BLOCK } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { LeagueBar, MatchRow, matchListClass, rowCountClass } from '@tipmark/ui-kit/betting';
import { useState } from 'react';
import { useStars } from '../../../parts/favourites/use-favourites.ts';
import { oddsTitles } from '../../../parts/odds/odds-titles.ts';
import { OddsSlot } from '../../../parts/row-odds/OddsSlot.tsx';
import type { HomeFeature } from '../home-feature.ts';
import type { Home } from '../use-home.ts';
import { Block } from './Block.tsx';

interface LiveMatchesProps {
  readonly home: Home;
  readonly feature: HomeFeature;
}

/** Live matches and those that begin next, under their leagues, as rows of the results page. */
export const LiveMatches = ({ home, feature }: LiveMatchesProps) => {
  const { t, locale, page, rowOf, blockOf, moreOf, pageOf } = home;
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const stars = useStars<HTMLDivElement>();
  const block = blockOf(HOME_BLOCK.liveMatches);
  if (!block || !page) return null;
  const titles = {
    forecast: t('results.forecastColumn'),
    odds: oddsTitles(feature.outcomes, t),
  };
  const toggle = (id: number, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(id);
    else next.add(id);
    setClosed(next);
  };
  const leagues = block.items.map(({ matches, ...league }) => {
    const rows = matches.map((match) => rowOf(match));
    const live = rows.filter(({ minute }) => minute !== undefined).length;
    const all = formatNumber(rows.length, locale);
    const count = live > 0 ? `${formatNumber(live, locale)} ${t('results.of')} ${all}` : all;
    return { league, rows, count, isLive: live > 0 };
  });
  const hasForecasts = leagues.some(({ rows }) => rows.some((row) => row.forecast !== undefined));
  const value = formatNumber(page.countOfLive, locale);
  const pricedRow = (href: string) =>
    leagues.flatMap(({ rows }) => rows).find(({ prices }) => prices?.href === href);
  return (
    <Block
      title={t('home.live')}
      more={{
        href: moreOf(block),
        text: page.countOfLive > 0 ? t('home.allLive', { value }) : t('home.all'),
      }}
    >
      <div
        {...stars}
        className={matchListClass}
        data-tab="all"
        data-forecast={hasForecasts ? '1' : '0'}
        data-odds="1"
      >
        {leagues.map(({ league, rows, count, isLive }) => (
          <section
            key={league.id}
            className={rowCountClass(rows.length)}
            data-closed={closed.has(league.id) || undefined}
          >
            <LeagueBar
              league={{
                ...league,
                favourite: `${t('favourites.title')}: ${league.name}`,
                href: pageOf(feature.routes.league, { leagueId: league.link }),
                count,
                isLive,
              }}
              titles={titles}
              isOpen={!closed.has(league.id)}
              toggleLabel={`${t('results.matches')}: ${league.name}`}
              onToggle={toggle}
            />
            <ul>
              {rows.map((row) => (
                <MatchRow key={row.id} match={row} isInNewTab={false} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {feature.rowOdds && (
        <OddsSlot
          list={stars.ref}
          {...feature.rowOdds}
          rowOf={pricedRow}
          loadingLabel={t('state.loading')}
        />
      )}
    </Block>
  );
};
