import type { SeasonPage } from '@tipmark/contract';
import { href } from '@tipmark/route-builder';
import { Card, css, LinkButton } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { CalendarButton } from '../../../parts/lists/CalendarButton.tsx';
import { UpcomingMatches } from '../../../parts/matches/UpcomingMatches.tsx';
import type { League } from '../use-league.ts';
import { RoundCard } from './RoundCard.tsx';
import { SeasonStatistics } from './SeasonStatistics.tsx';

const SHOWN = 5;

const more = css`
  padding: 8px 16px;
  border-top: 1px solid var(--hair);
`;

interface LeagueAsideProps {
  readonly league: League;
  readonly page: SeasonPage;
  /** What comes first in it. */
  readonly children: ReactNode;
}

/**
 * Beside a tab: the season in numbers, and the round of the day or else the next matches, also for
 * the visitor's calendar.
 */
export const LeagueAside = ({ league, page, children }: LeagueAsideProps) => {
  const { options, reader, view, addressOf } = league;
  const { routes, rowOdds } = options.sport;
  const { t, locale } = reader;
  const fixtures = page.fixtures.matches.map((match) => ({ league: page.league, match }));
  const next = view.tab === 'matches' ? [] : fixtures.slice(0, SHOWN);
  const further = (
    <>
      {view.tab !== 'matches' && (
        <p className={more}>
          <LinkButton href={addressOf({ tab: 'matches' })} isSmall>
            {t('league.allMatches')}
          </LinkButton>
        </p>
      )}
      <CalendarButton
        matches={[...fixtures, ...page.calledOff]}
        title={page.league.name}
        sport={options.sport}
        path={href(routes.league, { leagueId: page.league.link }, { locale })}
        nowSeconds={page.asOf}
        reader={reader}
      />
    </>
  );
  return (
    <div>
      {children}
      {page.outcomes.count > 0 && (
        <Card title={t('league.inFigures')}>
          <SeasonStatistics
            statistics={page}
            title={t('league.inFigures')}
            isBrief
            reader={reader}
          />
        </Card>
      )}
      {page.round && (
        <RoundCard league={league} round={page.round}>
          {further}
        </RoundCard>
      )}
      {!page.round && next.length > 0 && (
        <Card title={t('league.fixtures')}>
          <UpcomingMatches
            matches={next}
            caption={t('league.fixtures')}
            emptyText={t('league.fixturesEmpty')}
            matchRoute={routes.match}
            rowOdds={rowOdds}
            isOfOneLeague
            reader={reader}
          />
          {further}
        </Card>
      )}
    </div>
  );
};
