import { Bracket, stagesOf } from '@tipmark/match-features';
import type { LeagueTabProps } from '@tipmark/match-features/pages';
import { hockey } from '../../shared/hockey.ts';

/** The play-offs as a bracket: each series with its games, overtime and shoot-out named. */
export const PlayOffs = ({ league: { reader }, page: { rounds = [] } }: LeagueTabProps) => {
  const { t } = reader;
  return (
    <Bracket
      stages={stagesOf(rounds, 'wins')}
      messages={{
        title: t('playOffs.title'),
        games: t('playOffs.games'),
        markOf: ({ match: { home } }) => {
          if (home.penaltiesScore !== undefined) return t('playOffs.shootOut');
          return home.extraScore === undefined ? undefined : t('playOffs.overtime');
        },
      }}
      matchRoute={hockey.routes.match}
      reader={reader}
    />
  );
};
