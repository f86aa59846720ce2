import type { EventStory, PlayerRatingRow } from '@tipmark/contract';
import { Card, VisuallyHidden } from '@tipmark/ui-kit';
import type { Reader } from '../../../parts/page/reader.ts';
import { RatingMark, ratingText } from '../../../parts/statistics/RatingMark.tsx';
import { shortName } from '../incident-view.ts';
import type { StoryProps } from './HowItWent.tsx';
import { asTableClass, ratingsClass } from './story-class.ts';

const SIDES = ['home', 'away'] as const;

/** What the rating is made of, and when he played. */
function actionsOf(row: PlayerRatingRow, { t }: Reader): string {
  const { goals, assists, saves = 0, ownGoals, yellow, red, from, to } = row;
  return [
    from === undefined ? '' : t('story.cameOn', { minute: from }),
    to === undefined || red ? '' : t('story.wentOff', { minute: to }),
    goals > 0 ? t('story.goals', { count: goals }) : '',
    assists > 0 ? t('story.assists', { count: assists }) : '',
    saves > 0 ? t('story.saves', { count: saves }) : '',
    ownGoals > 0 ? t('story.ownGoal') : '',
    yellow && !red ? t('story.yellow') : '',
    red ? t('story.red') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const Rating = ({
  rating,
  reader,
}: {
  readonly rating: number | null;
  readonly reader: Reader;
}) => {
  if (rating === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{reader.t('story.notRated')}</VisuallyHidden>
      </>
    );
  }
  return <RatingMark rating={rating} reader={reader} />;
};

interface SideProps {
  readonly team: string;
  readonly rows: readonly PlayerRatingRow[];
  readonly reader: Reader;
}

const SideRatings = ({ team, rows, reader }: SideProps) => {
  const { t } = reader;
  const rated = rows.flatMap(({ rating }) => rating ?? []);
  const mean = rated.reduce((sum, one) => sum + one, 0) / Math.max(1, rated.length);
  return (
    <div>
      <h3>
        {team}
        {rated.length > 0 && (
          <small>{t('story.meanRating', { rating: ratingText(mean, reader) })}</small>
        )}
      </h3>
      <table aria-label={team}>
        <thead>
          <tr>
            {['number', 'player', 'what', 'rating'].map((column) => (
              <td key={column}>
                <VisuallyHidden>{t(`story.${column}`)}</VisuallyHidden>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.number} ${row.name}`}>
              <td>{row.number ?? ''}</td>
              <th scope="row">{shortName(row.name)}</th>
              <td className="what">{actionsOf(row, reader)}</td>
              <td>
                <Rating rating={row.rating} reader={reader} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

function bestOf({ home, away }: NonNullable<EventStory['ratings']>): PlayerRatingRow | undefined {
  return [...home, ...away].reduce<PlayerRatingRow | undefined>(
    (best, row) => ((row.rating ?? 0) > (best?.rating ?? 0) ? row : best),
    undefined,
  );
}

/** Ratings of the players of both sides, the best first, and how they are computed. */
export const Ratings = ({ story, match, reader }: StoryProps) => {
  const { t } = reader;
  const { ratings } = story;
  const best = ratings && bestOf(ratings);
  if (!ratings || !best?.rating) return null;
  return (
    <Card title={t('story.ratings')} isFlush>
      <div className={ratingsClass}>
        {SIDES.map((side) => (
          <SideRatings key={side} team={match[side].name} rows={ratings[side]} reader={reader} />
        ))}
      </div>
      <div className={asTableClass}>
        <p>
          {t('story.bestRating', {
            player: shortName(best.name),
            rating: ratingText(best.rating, reader),
          })}
        </p>
        <p>
          {!ratings.hasShots && `${t('story.ratingsFew')} `}
          {t('story.ratingFormula')}
        </p>
      </div>
    </Card>
  );
};
