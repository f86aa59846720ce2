import { soccerEventReferee } from '@tipmark/contract';
import {
  LoadPart,
  type RefereeFilters,
  RefereeView,
  readRefereeFilters,
  refereeParams,
} from '@tipmark/match-features';
import { choicesClass } from '@tipmark/match-features/lists';
import { loadOf, type OwnMatchTab, type OwnTabProps } from '@tipmark/match-features/pages';
import { useSelector } from '@tipmark/remote-kit/store';
import { Card, Segmented } from '@tipmark/ui-kit';

const eventReferee = loadOf(soccerEventReferee);

const SPANS = [0, 6, 12, 24] as const;

const RefereeTab = ({ match, choice, hrefOf }: OwnTabProps<RefereeFilters>) => {
  const { reader, go } = match;
  const { t } = reader;
  const ofSpan = (key: string) =>
    hrefOf(
      key === 'season'
        ? { ...choice, isCurrentGameSeason: true }
        : {
            ...choice,
            countOfMonths: SPANS.find((value) => String(value) === key) ?? 24,
            isCurrentGameSeason: false,
          },
    );
  return (
    <Card isFlush>
      <div className={choicesClass}>
        <Segmented
          label={t('match.countOfMonths')}
          current={choice.isCurrentGameSeason ? 'season' : String(choice.countOfMonths)}
          items={[
            ...SPANS.map((value) => ({
              key: String(value),
              text: value === 0 ? t('match.anyTime') : t('stats.spanMonths', { value }),
              href: ofSpan(String(value)),
            })),
            { key: 'season', text: t('match.currentSeason'), href: ofSpan('season') },
          ]}
          onChoose={(key) => go(ofSpan(key))}
        />
      </div>
      <LoadPart
        load={useSelector(eventReferee.select)}
        reader={reader}
        failedTitle={t('stats.refereeFailed')}
        onRetry={match.retryTab}
      >
        {(record) => (
          <RefereeView
            record={record}
            routes={{ match: 'events', referee: 'referee' }}
            reader={reader}
          />
        )}
      </LoadPart>
    </Card>
  );
};

/** The referee of a match and the referee's record before it. */
export const refereeTab: OwnMatchTab<RefereeFilters> = {
  name: 'referee',
  message: 'stats.tabReferee',
  load: eventReferee,
  read: readRefereeFilters,
  params: refereeParams,
  // every league: a page of one match does not know the league's link before its head is in
  request: (matchUrl, choice) =>
    eventReferee.requested({ segments: { matchUrl, ...choice, leagueUrl: 0 } }),
  Body: RefereeTab,
};
