import type {
  EventStory,
  MatchListItem,
  MatchTimeline,
  TimelineStatistic,
} from '@tipmark/contract';
import { isFinished, type Sport, sportRules } from '@tipmark/domain';
import { lazyPart } from '@tipmark/remote-kit';
import { Card, css, EmptyState, Segmented } from '@tipmark/ui-kit';
import { Suspense } from 'react';
import type { Reader } from '../../../parts/page/reader.ts';
import { EventTimeline } from './EventTimeline.tsx';
import { StatisticBars } from './StatisticBars.tsx';
import type { TimelineChoice } from './timeline-choice.ts';
import { timelineView } from './timeline-view.ts';

const two = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: inherit;
  align-items: start;
  nav { margin: 12px 16px 0; max-width: calc(100% - 32px); }
  /* two columns of a tablet: only their outer sides reach the edge */
  @media (min-width: 680px) and (max-width: 991px) {
    & > :not(:last-child) { margin-right: 0; }
    & > :not(:first-child) { margin-left: 0; }
  }
`;

const { Part: LazyChanceCourse } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "chances" */ './ChanceCourse.tsx')).ChanceCourse,
}));

const { Part: LazyHowItWent } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "story" */ '../story/HowItWent.tsx')).HowItWent,
}));
const { Part: LazyShotMap } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "story" */ '../story/ShotMap.tsx')).ShotMap,
}));
const { Part: LazyRatings } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "story" */ '../story/Ratings.tsx')).Ratings,
}));

interface MatchTimelineViewProps {
  /** Absent until something is known about it. */
  readonly course: MatchTimeline | undefined;
  readonly match: Pick<MatchListItem, 'matchId' | 'home' | 'away' | 'status'>;
  /** Absent until it is loaded, and where the sport has none. */
  readonly story?: EventStory | undefined;
  readonly sport: Sport;
  readonly choice: TimelineChoice;
  readonly reader: Reader;
  readonly addressOf: (choice: TimelineChoice) => string;
  /** Navigates there in place: the page retains its scroll position. */
  readonly onGo: (address: string) => void;
}

/** Expected goals are those of the shots on this page, where it has them. */
function ofShots(
  statistics: readonly TimelineStatistic[],
  sums: readonly [home: number, away: number] | undefined,
): readonly TimelineStatistic[] {
  if (!sums) return statistics;
  const [home, away] = sums;
  return statistics.map((row) => (row.figure === 'expectedGoals' ? { ...row, home, away } : row));
}

/** Statistics of the chosen part; those of the match where the part has none. */
const chosenPart = ({ figures: statistics, parts }: MatchTimeline, { part }: TimelineChoice) => {
  const own = part > 0 ? (parts[part - 1] ?? []) : [];
  return own.length > 0 ? { part, statistics: own } : { part: 0, statistics };
};

const Statistics = (props: MatchTimelineViewProps & { readonly course: MatchTimeline }) => {
  const { course, match, story, sport, choice, reader, addressOf, onGo } = props;
  const { t } = reader;
  const { partMessage, regularParts } = sportRules(sport).score;
  const chosen = chosenPart(course, choice);
  const { whole, parts = [] } = story?.expectedGoals ?? {};
  const sums = chosen.part > 0 ? parts[chosen.part - 1] : whole;
  const isKnown = (statistics: readonly TimelineStatistic[]) => statistics.length > 0;
  const items = [0, ...course.parts.slice(0, regularParts).map((_, index) => index + 1)]
    .filter((part) => part === 0 || isKnown(course.parts[part - 1] ?? []))
    .map((part) => ({
      key: String(part),
      text: part === 0 ? t('course.whole') : t(`course.${partMessage}-${part}`),
      href: addressOf({ part }),
    }));
  return (
    <Card title={t('course.figures')} isFlush>
      {items.length > 1 && partMessage !== null && (
        <Segmented
          label={t('course.figuresOf')}
          current={String(chosen.part)}
          items={items}
          onChoose={(part) => onGo(addressOf({ part: Number(part) }))}
        />
      )}
      <StatisticBars
        statistics={ofShots(chosen.statistics, sums)}
        teams={{ home: match.home.name, away: match.away.name }}
        reader={reader}
      />
    </Card>
  );
};

/** The course of a match, live or finished: minute by minute, and in numbers. */
export const MatchTimelineView = (props: MatchTimelineViewProps) => {
  const { course, match, story, sport, reader } = props;
  if (!course) {
    return (
      <Card isFlush>
        <EmptyState text={reader.t('course.empty')} />
      </Card>
    );
  }
  const { chances } = course;
  const storyProps = story && story.until > 0 && { story, course, match, sport, reader };
  return (
    <>
      {storyProps && (
        <Suspense>
          <LazyHowItWent {...storyProps} />
        </Suspense>
      )}
      {chances && (
        <Suspense>
          <LazyChanceCourse
            course={course}
            points={chances}
            sport={sport}
            isOver={isFinished(match.status)}
            reader={reader}
          />
        </Suspense>
      )}
      <div className={two}>
        {course.events.length > 0 && (
          <Card title={reader.t('course.events')} isFlush>
            <EventTimeline
              parts={timelineView(course, match, sportRules(sport), reader)}
              icon={sportRules(sport).icon}
            />
          </Card>
        )}
        {course.figures.length > 0 && <Statistics {...props} course={course} />}
      </div>
      {storyProps && (
        <Suspense>
          {story.shots && <LazyShotMap {...storyProps} />}
          {story.ratings && <LazyRatings {...storyProps} />}
        </Suspense>
      )}
    </>
  );
};
