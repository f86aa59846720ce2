import type { EventStory, MatchListItem, MatchTimeline } from '@tipmark/contract';
import { isFinished, type Sport, sportRules, storyRules } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Card } from '@tipmark/ui-kit';
import type { Reader } from '../../../parts/page/reader.ts';
import { ColumnHeaders } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { GoalsCourse } from './GoalsCourse.tsx';
import { asTableClass, chartClass } from './story-class.ts';
import {
  axisOf,
  goalMarks,
  isUnknownMinute,
  MIDDLE,
  momentumDrawing,
  WIDTH,
} from './story-drawing.ts';
import { storySentences } from './story-sentences.ts';

export interface StoryProps {
  readonly story: EventStory;
  readonly course: Pick<MatchTimeline, 'events'>;
  readonly match: Pick<MatchListItem, 'matchId' | 'home' | 'away' | 'status'>;
  readonly sport: Sport;
  readonly reader: Reader;
}

interface MomentumProps extends StoryProps {
  readonly momentum: NonNullable<EventStory['momentum']>;
}

const Drawing = ({ momentum, story, course, sport, reader }: MomentumProps) => {
  const rules = sportRules(sport);
  const axis = axisOf(story.until, rules);
  const { bars, line } = momentumDrawing(momentum, axis);
  const marks = goalMarks(course.events, axis, rules);
  return (
    <div className="plot">
      <svg aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${2 * MIDDLE}`} preserveAspectRatio="none" overflow="visible">
          {axis.breaks.map((at) => (
            <path key={at} className="break" d={`M${axis.x(at)} 0V${2 * MIDDLE}`} />
          ))}
          {bars.map(({ side, d }) => (
            <path key={d} className={`bar ${side}`} d={d} />
          ))}
          <path className="zero" d={`M0 ${MIDDLE}H${WIDTH}`} />
          {line && <path className="line" d={line} />}
          {marks.map(({ at, score }) => (
            <path key={score} className="mark" d={`M${axis.x(at)} 0V${2 * MIDDLE}`} />
          ))}
        </svg>
        {marks.map(({ at, side, score, hasRoom }) => (
          <g key={score}>
            <circle
              className={side}
              r="4"
              cx={axis.share(at)}
              cy={side === 'home' ? '0' : '100%'}
            />
            {hasRoom && (
              <text
                className="score"
                x={axis.share(at)}
                y={side === 'home' ? '0' : '100%'}
                dy={side === 'home' ? -9 : 18}
                textAnchor="middle"
              >
                {score}
              </text>
            )}
          </g>
        ))}
        {axis.minutes.map((minute) => (
          <text key={minute} x={axis.share(minute)} y="100%" dy="34" textAnchor="middle">
            {reader.t('course.minute', { minute })}
          </text>
        ))}
      </svg>
    </div>
  );
};

/** Minutes of a row of the table. */
const ROW_MINUTES = 5;

const MomentumTable = ({ momentum, match, reader }: MomentumProps) => {
  const { t, locale } = reader;
  const { bars, line } = momentum;
  const rows = Array.from({ length: Math.ceil(bars.length / ROW_MINUTES) }, (_, row) => {
    const from = row * ROW_MINUTES;
    const to = Math.min(bars.length, from + ROW_MINUTES);
    const sum = (side: 0 | 1) => bars.slice(from, to).reduce((total, bar) => total + bar[side], 0);
    const index = isUnknownMinute(momentum, to) ? undefined : line?.[to];
    return { from, to, home: sum(0), away: sum(1), index };
  });
  const weight = (value: number) => formatNumber(value, locale, { decimals: 2 });
  return (
    <DataTable caption={t('story.momentum')} reader={reader}>
      <ColumnHeaders
        columns={[
          t('story.minutes'),
          match.home.name,
          match.away.name,
          ...(line ? [t('story.atEnd')] : []),
        ]}
      />
      <tbody>
        {rows.map(({ from, to, home, away, index }) => (
          <tr key={from}>
            <th scope="row">{`${from + 1}–${to}`}</th>
            <td>{weight(home)}</td>
            <td>{weight(away)}</td>
            {line && <td>{index === undefined ? '' : formatNumber(index, locale, {})}</td>}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

function noteOf({ line, polls }: MomentumProps['momentum']) {
  if (!line) return 'story.momentumFewNote';
  return polls ? 'story.momentumPolledNote' : 'story.momentumNote';
}

const Momentum = (props: MomentumProps) => {
  const { momentum, match, sport, reader } = props;
  const { t } = reader;
  const { polls } = momentum;
  const minutes = polls?.halfLifeMinutes ?? storyRules(sport)?.momentum.halfLifeMinutes;
  return (
    <>
      <ul>
        <li>
          <i />
          {t('story.momentumUp', { team: match.home.name })}
        </li>
        <li>
          <i className="away" />
          {t('story.momentumDown', { team: match.away.name })}
        </li>
      </ul>
      <Drawing {...props} />
      <p>{t(noteOf(momentum), { minutes, count: polls?.everyMinutes })}</p>
    </>
  );
};

/** A match in two sentences, who pressed when, and how the chances added up. */
export const HowItWent = (props: StoryProps) => {
  const { story, course, match, sport, reader } = props;
  const { t } = reader;
  const { momentum, shots } = story;
  const sentences = storySentences({ match, course, story, rules: sportRules(sport) }, reader);
  if (sentences.length === 0 && !momentum) return null;
  const hasCourse = shots?.some(({ expectedGoals }) => expectedGoals !== null);
  return (
    <Card title={t(isFinished(match.status) ? 'story.title' : 'story.titleLive')} isFlush>
      <div className={chartClass}>
        {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
        {momentum && <Momentum {...props} momentum={momentum} />}
        {shots && hasCourse && <GoalsCourse {...props} shots={shots} />}
      </div>
      {momentum && (
        <details className={asTableClass}>
          <summary>{t('story.asTable')}</summary>
          <MomentumTable {...props} momentum={momentum} />
        </details>
      )}
    </Card>
  );
};
