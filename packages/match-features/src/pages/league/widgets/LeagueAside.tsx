import type { SeasonPage } from '@tipmark/contract';
import { Card, css, LinkButton } from '@tipmark/ui-kit';
import { CalendarButton } from '../../../parts/days/CalendarButton.tsx';
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
}

/**
 * Beside a tab: the season in figures, and the round of the day or else the next matches, also for
 * the visitor's calendar.
 */
export const LeagueAside = ({ league, page }: LeagueAsideProps) => {
  const { options, reader, view, addressOf } = league;
  const { routes, rowOdds, matchMinutes } = options.sport;
  const { t } = reader;
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
        matchRoute={routes.match}
        durationMinutes={matchMinutes}
        nowSeconds={page.asOf}
        reader={reader}
      />
    </>
  );
  return (
    <div>
      {page.outcomes.count > 0 && (
        <Card title={t('league.inFigures')}>
          <SeasonStatistics figures={page} title={t('league.inFigures')} isBrief reader={reader} />
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
