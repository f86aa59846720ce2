import { type ListChoice, ListConditions } from '../../lists/ListConditions.tsx';
import type { League } from '../use-league.ts';

interface LeagueConditionsProps {
  readonly league: League;
  readonly choices: readonly ListChoice[];
}

/** What the table of a tab counts, and in which order; said in the address. */
export const LeagueConditions = ({ league, choices }: LeagueConditionsProps) => {
  const { reader, view, addressOf, goTo } = league;
  const { tab, seasonId, teamId } = view;
  return (
    <ListConditions
      address={addressOf({ tab: 'matches', seasonId: 0, teamId: 0 })}
      kept={{ tab, ...(seasonId > 0 && { season: seasonId }), ...(teamId > 0 && { team: teamId }) }}
      choices={choices}
      onChoose={(name, word) => goTo({ [name]: word })}
      reader={reader}
    />
  );
};
