import type { StoryShot } from '@tipmark/contract';
import { sportRules } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import type { StoryProps } from './HowItWent.tsx';
import { axisOf, courseOf, coursePath, goalTicks, WIDTH } from './story-drawing.ts';

const HEIGHT = 100;
const SIDES = ['home', 'away'] as const;

interface GoalsCourseProps extends StoryProps {
  readonly shots: readonly StoryShot[];
}

/** Expected goals of both sides, shot after shot; the list of shots has them as text. */
export const GoalsCourse = ({ shots, story, match, sport, reader }: GoalsCourseProps) => {
  const { t, locale } = reader;
  const axis = axisOf(story.until, sportRules(sport));
  const courses = SIDES.map((side) => {
    const steps = courseOf(shots, side);
    return { side, steps, sum: steps.at(-1)?.sum ?? 0 };
  });
  const ticks = goalTicks(Math.max(...courses.map(({ sum }) => sum)));
  const top = Math.max(ticks.at(-1) ?? 1, ...courses.map(({ sum }) => sum)) * 1.05;
  const y = (sum: number) => Math.round((1 - sum / top) * HEIGHT * 10) / 10;
  return (
    <>
      <h3>
        {t('story.expectedGoals')}
        <small>{t('story.expectedGoalsNote')}</small>
      </h3>
      <ul>
        {courses.map(({ side, sum }) => (
          <li key={side}>
            <i className={side} />
            {match[side].name} <b>{formatNumber(sum, locale, { decimals: 2 })}</b>
          </li>
        ))}
      </ul>
      <div className="plot goals">
        <svg aria-hidden="true">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" overflow="visible">
            {ticks.map((tick) => (
              <path key={tick} d={`M0 ${y(tick)}H${WIDTH}`} />
            ))}
            {axis.breaks.map((at) => (
              <path key={at} className="break" d={`M${axis.x(at)} 0V${HEIGHT}`} />
            ))}
            {courses.map(({ side, steps }) => (
              <path
                key={side}
                className={`course ${side}`}
                d={coursePath(steps, axis, y, story.until)}
              />
            ))}
          </svg>
          {courses.flatMap(({ side, steps }) =>
            steps
              .filter(({ isGoal }) => isGoal)
              .map(({ at, sum }) => (
                <circle
                  key={`${side} ${sum}`}
                  className={`ring ${side}`}
                  r="4"
                  cx={axis.share(at)}
                  cy={`${y(sum)}%`}
                />
              )),
          )}
          {ticks.map((tick) => (
            <text key={tick} x="-8" y={`${y(tick)}%`} dy="4" textAnchor="end">
              {tick}
            </text>
          ))}
          {axis.minutes.map((minute) => (
            <text key={minute} x={axis.share(minute)} y="100%" dy="18" textAnchor="middle">
              {t('course.minute', { minute })}
            </text>
          ))}
        </svg>
      </div>
    </>
  );
};
