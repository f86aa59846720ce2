import { MatchHeader, OddsStrip } from '@tipmark/ui-kit/betting';
import { matchHeaderView } from '../match-header-view.ts';
import { oddsStripItems } from '../odds-strip-items.ts';
import type { Match, MatchEvent } from '../use-match.ts';
import { LiveNotice } from './LiveNotice.tsx';

interface MatchHeadProps {
  readonly match: Match;
  readonly event: MatchEvent;
}

/** Who plays, when, how it stands, and the main prices. */
export const MatchHead = ({ match: { reader, nowSeconds, tipping }, event }: MatchHeadProps) => {
  const view = matchHeaderView(event.page, event.match, nowSeconds, reader);
  return (
    <MatchHeader match={view}>
      <LiveNotice reader={reader} heading={view.heading} />
      {event.page.odds.length > 0 && (
        <OddsStrip
          label={reader.t('match.mainOdds')}
          items={oddsStripItems(event.page, reader, tipping)}
          onTip={(oddType) => tipping.onOpen({ kind: 'new', oddType })}
        />
      )}
    </MatchHeader>
  );
};
