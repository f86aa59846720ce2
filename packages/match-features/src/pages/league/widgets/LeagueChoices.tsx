import type { SeasonPage } from '@tipmark/contract';
import { Button, css, MOBILE, Select } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import type { League } from '../use-league.ts';

const form = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]};
  .send { display: none; }
  ${MOBILE} {
    flex: 1 0 100%;
    label { flex: 1 1 8rem; }
    label > select { width: 100%; }
  }
  @media (scripting: none) { .send { display: inline-flex; } }
`;

interface LeagueChoicesProps {
  readonly league: League;
  readonly page: SeasonPage;
}

/** Season and team, as a form that browsers without scripts can send. */
export const LeagueChoices = ({ league, page }: LeagueChoicesProps) => {
  const { reader, view, bareAddress, go } = league;
  const { t } = reader;
  const seasonId = view.seasonId === 0 ? page.season.id : view.seasonId;
  return (
    <form className={form} action={bareAddress} aria-label={t('league.choices')}>
      <input type="hidden" name="tab" value={view.tab} />
      <Select
        label={t('league.season')}
        isNamed
        name="season"
        value={String(seasonId)}
        onChoose={(id) => go({ seasonId: Number(id), teamId: 0, round: 0 })}
        options={page.seasons.map(({ id, name }) => ({ value: String(id), text: name }))}
      />
      <Select
        label={t('league.team')}
        isNamed
        name="team"
        value={String(view.teamId)}
        onChoose={(id) => go({ teamId: Number(id) })}
        options={[
          { value: '0', text: t('league.allTeams') },
          ...page.seasonTeams.map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
      />
      <Button type="submit" isSmall className="send">
        {t('match.apply')}
      </Button>
    </form>
  );
};
