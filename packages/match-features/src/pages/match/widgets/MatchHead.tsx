import { isLive, MAIN_LINES } from '@tipmark/domain';
import { css } from '@tipmark/ui-kit';
import { MatchHeader, OddsStrip } from '@tipmark/ui-kit/betting';
import { font } from '@tipmark/ui-kit/style-values';
import { StarButton } from '../../../parts/favourites/StarButton.tsx';
import { matchHeaderView } from '../../../parts/match-head/match-header-view.ts';
import { ShareButton } from '../../../parts/page/ShareButton.tsx';
import { oddsStripItems } from '../odds-strip-items.ts';
import type { Match, MatchEvent } from '../use-match.ts';
import { useTeamHref } from '../use-team-href.ts';
import { LiveNotice } from './LiveNotice.tsx';
import { MatchBell } from './MatchBell.tsx';
import { MatchIncidents } from './MatchIncidents.tsx';
import { StickyScore } from './StickyScore.tsx';

const smallClass = css`
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text3);
`;

interface MatchHeadProps {
  readonly match: Match;
  readonly event: MatchEvent;
}

/** The sides, the time, the score and the main prices. */
export const MatchHead = ({ match, event }: MatchHeadProps) => {
  const { options, reader, nowSeconds, tipping } = match;
  const { sport, Board, Parts, LiveNote } = options;
  const teamHrefOf = useTeamHref(sport);
  const view = matchHeaderView(sport, event.page, event.match, { nowSeconds, teamHrefOf }, reader);
  const [home, away] = [view.home.name, view.away.name];
  return (
    <MatchHeader
      match={view}
      board={Board && <Board match={match} event={event} />}
      parts={Parts && <Parts match={match} event={event} />}
      tools={
        <>
          <StarButton star={`m${event.match.matchId}`} label={reader.t('match.favourite')} />
          <MatchBell match={match} event={event} heading={view.heading} />
          <ShareButton title={view.heading} path={match.bareAddress} reader={reader} />
        </>
      }
    >
      <LiveNotice reader={reader} heading={view.heading} asOf={event.match.scoreAsOf}>
        <StickyScore home={home} away={away} score={view.score.text} state={view.state} />
      </LiveNotice>
      {LiveNote && isLive(event.match) && <LiveNote match={match} event={event} />}
      {event.page.incidents && (
        <MatchIncidents
          incidents={event.page.incidents}
          teams={{ home, away }}
          icon={MAIN_LINES[sport.sport].icon}
          reader={reader}
        />
      )}
      {event.page.odds.length > 0 && (
        <OddsStrip
          label={reader.t('match.mainOdds')}
          items={oddsStripItems(sport, event.page, reader, tipping)}
          onTip={(oddType) => tipping.onOpen({ kind: 'new', oddType })}
        />
      )}
      {event.page.odds.length > 0 && sport.oddsNote !== undefined && (
        <p className={smallClass}>{reader.t(sport.oddsNote)}</p>
      )}
    </MatchHeader>
  );
};
