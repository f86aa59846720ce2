import type { LeaguePage } from '@tipmark/contract';
import { REFEREES_SORT } from '@tipmark/domain';
import { SeasonReferees } from '@tipmark/match-features';
import { LeagueConditions, type LeagueTabProps, orderChoice } from '@tipmark/match-features/pages';

const SORTS = Object.values(REFEREES_SORT);

/** Referees of the season's matches. */
export const RefereesTab = ({ league, page }: LeagueTabProps<LeaguePage>) => {
  const { reader, view } = league;
  const value = SORTS.find((sort) => sort === view.ownSort) ?? REFEREES_SORT.countOfMatches;
  return (
    <>
      <LeagueConditions
        league={league}
        choices={[
          orderChoice({ name: 'sort', value, values: SORTS, keyPrefix: 'referees', reader }),
        ]}
      />
      <SeasonReferees
        rows={page.referees}
        sort={value}
        title={reader.t('league.tab-referees')}
        refereeRoute="referee"
        reader={reader}
      />
    </>
  );
};
