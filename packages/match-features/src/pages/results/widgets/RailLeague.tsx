import { formatNumber } from '@tipmark/remote-kit/i18n';
import { ChoiceLink, Flag } from '@tipmark/ui-kit';
import type { LeagueOfDay } from '../list/results-day.ts';
import type { Results } from '../use-results.ts';

/** A link that shows only this league, or all of them. */
export const leagueChoice = ({ view, address, choose }: Results, leagueId: number) => ({
  href: address({ leagueId }),
  isCurrent: view.leagueId === leagueId,
  onChoose: () => choose({ leagueId }),
});

interface RailLeagueProps {
  readonly group: LeagueOfDay;
  readonly results: Results;
}

/** A league of the day with the numbers of its live matches and of all. */
export const RailLeague = ({ group: { league, all, live }, results }: RailLeagueProps) => (
  <ChoiceLink {...leagueChoice(results, league.id)}>
    <Flag code={league.countryCode} />
    <span title={league.name}>{league.name}</span>
    <small>
      {live.length > 0 && (
        <>
          <b>{formatNumber(live.length, results.locale)}</b>
          {' / '}
        </>
      )}
      {formatNumber(all.length, results.locale)}
    </small>
  </ChoiceLink>
);
