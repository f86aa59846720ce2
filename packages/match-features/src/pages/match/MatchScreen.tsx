import { Card, css, MOBILE, WIDE } from '@tipmark/ui-kit';
import { font, gap } from '@tipmark/ui-kit/style-values';
import { LoadPart } from '../../parts/page/LoadPart.tsx';
import { defaultMatchFilters } from '../../parts/statistics/default-match-filters.ts';
import type { MatchPageOptions } from './match-options.ts';
import { PriceTakers } from './tips/PriceTakers.tsx';
import { useMatch } from './use-match.ts';
import { CompareLink } from './widgets/CompareLink.tsx';
import { FairResultCard } from './widgets/FairResultCard.tsx';
import { MatchHead } from './widgets/MatchHead.tsx';
import { MatchTabBody } from './widgets/MatchTabBody.tsx';
import { MatchTabs } from './widgets/MatchTabs.tsx';
import { MeetingsCard } from './widgets/MeetingsCard.tsx';
import { TipSlot } from './widgets/TipSlot.tsx';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  align-items: start;
  & > div { display: grid; gap: inherit; min-width: 0; }
  & > div > * { min-width: 0; }
  & > div > p { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  ${WIDE} { grid-template-columns: minmax(0, 1fr) 300px; }
  ${MOBILE} { gap: ${gap[12]}; }
`;

const meetingsFilters = {
  ...defaultMatchFilters,
  countOfMonths: 0,
  isCurrentCompetitor: true,
  isExcludeFriendlies: false,
} as const;

/** One match: its head, and one tab at a time. */
export const MatchScreen = ({ options }: { readonly options: MatchPageOptions }) => {
  const match = useMatch(options);
  const { reader, event, tipping } = match;
  const { attribution } = event?.page ?? {};
  return (
    <div className={page}>
      <div>
        <Card isFlush>
          <LoadPart
            load={match.load}
            reader={reader}
            failedTitle={reader.t('match.failed')}
            onRetry={match.retry}
          >
            {() =>
              event && (
                <>
                  <MatchHead match={match} event={event} />
                  <MatchTabs match={match} event={event} />
                </>
              )
            }
          </LoadPart>
        </Card>
        {event && tipping.intent && (
          <TipSlot key={tipping.intentKey} match={match} event={event} intent={tipping.intent} />
        )}
        {event && <MatchTabBody match={match} event={event} />}
        {attribution && <p>{reader.t('match.attribution', { source: attribution })}</p>}
      </div>
      {event && (
        <div>
          <FairResultCard options={options} event={event} reader={reader} />
          {event.page.meetings && (
            <MeetingsCard
              meetings={event.page.meetings}
              teams={{ home: event.match.home.name, away: event.match.away.name }}
              matchRoute={options.sport.routes.match}
              allHref={
                options.loads.matches &&
                match.addressOf({ tab: 'matches', choice: meetingsFilters })
              }
              reader={reader}
            />
          )}
          <CompareLink sport={options.sport} page={event.page} reader={reader} />
          {options.Aside && <options.Aside match={match} event={event} />}
          {match.view.tab !== 'tips' && (
            <PriceTakers
              tips={event.tips}
              allHref={match.tabAddress('tips')}
              actions={tipping}
              reader={reader}
            />
          )}
        </div>
      )}
    </div>
  );
};
