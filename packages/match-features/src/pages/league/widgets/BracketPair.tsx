import type { TeamInMatch } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import { formatStartDay, knownStart } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { VisuallyHidden } from '@tipmark/ui-kit';
import { Crest } from '@tipmark/ui-kit/betting';
import { scoreText } from '../../../parts/matches/score-text.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import type { Game, Series } from '../series.ts';
import { statusText } from '../status-text.ts';
import { pairClass } from './bracket-class.ts';

/** What the games of a bracket are called. */
export interface BracketMessages {
  readonly title: string;
  /** Of the games of two teams. */
  readonly games: string;
  /** After a score that regular time did not decide; undefined = it did. */
  readonly markOf: (game: Game) => string | undefined;
  /** Over the side that won the last stage; absent = it is not named. */
  readonly winner?: string;
  /** What the marked lines are, under a bracket that has a winner. */
  readonly legend?: string;
  /** Whether the shoot-out of the last game decides a pair and stands beside its goals. */
  readonly areTiesShot?: boolean;
}

export interface PairProps {
  readonly messages: BracketMessages;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
}

interface GameProps extends PairProps {
  readonly game: Game;
  /** The only game of the pair: its score stands beside the names. */
  readonly isOnly: boolean;
}

const GameLink = ({ game, isOnly, messages, matchRoute, reader }: GameProps) => {
  const { t, locale, timeZone } = reader;
  const { match, isHome } = game;
  const { home, away, startsAt, link } = match;
  const date = formatStartDay(startsAt, locale, timeZone, knownStart(match));
  const score = scoreText(isHome ? { home, away } : { home: away, away: home });
  const mark = messages.markOf(game);
  const status = statusText(match, reader);
  const teams = t('match.teams', { home: home.name, away: away.name });
  const all = [teams, scoreText({ home, away }), date, status].filter(Boolean).join(', ');
  const short = [score, mark].filter(Boolean).join(' ');
  return (
    <PageLink to={matchRoute} params={{ matchUrl: link }} title={all}>
      {isOnly || score === undefined ? date : short}
      {!isOnly && status !== undefined && `, ${status}`}
      <VisuallyHidden> {all}</VisuallyHidden>
    </PageLink>
  );
};

/** How the only game of a pair was decided, where that is not by its goals. */
const decidedBy = (game: Game, { messages, reader }: PairProps): string | undefined =>
  statusText(game.match, reader) ?? messages.markOf(game);

interface SideProps {
  readonly team: TeamInMatch;
  readonly isLeader: boolean;
  readonly score: number | undefined;
  /** Of the shoot-out. */
  readonly shots: number | undefined;
}

const Side = ({ team, isLeader, score, shots }: SideProps) => (
  <p className={isLeader ? 'lead' : undefined}>
    <span aria-hidden="true">
      <Crest name={team.name} logo={team.logo} />
    </span>
    <span className="name" title={team.name}>
      {team.name}
    </span>
    {shots !== undefined && <span className="shots">{shots}</span>}
    <b>{score}</b>
  </p>
);

/** Kicks of both sides of a pair in the shoot-out of its last game. */
function shotsOf({ games }: Series): readonly (number | undefined)[] {
  const last = games.at(-1);
  if (last === undefined || last.match.status < MATCH_STATUS.finished) return [];
  const { home, away } = last.match;
  const shots = [home.penaltiesScore, away.penaltiesScore];
  return last.isHome ? shots : shots.toReversed();
}

interface BracketPairProps extends PairProps {
  readonly series: Series;
  /** One of the games the champion went through. */
  readonly isOnPath: boolean;
}

/** Two sides of a knock-out with their score and their games. */
export const BracketPair = ({ series, isOnPath, ...part }: BracketPairProps) => {
  const { teams, score, leader, games } = series;
  const [only, ...others] = games;
  const isOne = only !== undefined && others.length === 0;
  const shots = part.messages.areTiesShot ? shotsOf(series) : [];
  const decided = isOne ? decidedBy(only, part) : undefined;
  return (
    <article className={pairClass} data-path={isOnPath || undefined}>
      {teams.map((team, index) => (
        <Side
          key={team.name}
          team={team}
          isLeader={leader === index}
          score={score?.[index]}
          shots={shots[index]}
        />
      ))}
      <ul className="foot" data-one={isOne || undefined} aria-label={part.messages.games}>
        {games.map((game) => (
          <li key={game.match.link}>
            <GameLink game={game} isOnly={isOne} {...part} />
          </li>
        ))}
        {decided !== undefined && <li className="decided">{decided}</li>}
      </ul>
    </article>
  );
};
