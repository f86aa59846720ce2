import type { TennisDraw, TennisEventPage, TennisPoints } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import { ready, ScreenStage } from '@tipmark/match-features/testing';
import {
  draw,
  points,
  pointsWithChances,
  tennisPage,
} from '../src/features/match/match-fixture.tsx';
import { screen } from '../src/features/match/screen.ts';
import { messages } from '../src/messages.ts';

interface Shown {
  readonly page: TennisEventPage;
  readonly tab?: string;
  readonly locale?: 'ru' | 'en';
  readonly points?: TennisPoints;
  readonly draw?: TennisDraw;
  readonly matches?: TennisEventPage;
}

const SERVED = ['tennisResults', 'tennisEvents', 'player', 'profile'];

const Match = ({ page, tab = 'tips', locale = 'ru', ...known }: Shown) => (
  <ScreenStage
    remote={{ name: 'tennis', messages }}
    Screen={screen.Component}
    address={`/tennis/events/${page.link}?tab=${tab}`}
    path="/tennis/events/:matchUrl"
    locale={locale}
    served={SERVED}
    loads={{
      tennisEventPage: ready(page),
      ...(known.points && { tennisEventPoints: ready(known.points) }),
      ...(known.draw && { tennisEventDraw: ready(known.draw) }),
      ...(known.matches && { tennisEventMatches: ready(known.matches) }),
    }}
  />
);

const live = tennisPage({
  status: MATCH_STATUS.live,
  sets: [
    [6, 7],
    [3, 2],
  ],
  secondLine: 'BP',
});
const retired = tennisPage({
  status: MATCH_STATUS.finishedRetired,
  sets: [[6, 1]],
  advancing: 'home',
});
const walkover = tennisPage({ status: MATCH_STATUS.walkover, advancing: 'away' });

const LONG = 'Константин-Александр Преображенский-Воскресенский';
const longDraw: TennisDraw = {
  ...draw,
  rounds: draw.rounds.map(({ round, slots }) => ({
    round,
    slots: slots.map((slot) => {
      const [upper, lower] = slot.players;
      return { ...slot, players: [upper && { ...upper, name: LONG }, lower] };
    }),
  })),
};

/** The match page of tennis: its board, points, draw and how it may end. */
export default { title: 'tennis/Match', component: Match, args: { page: live } };

export const Full = {};
export const English = { args: { locale: 'en' } };
export const Dark = { globals: { theme: 'dark' } };
export const BeforeTheMatch = { args: { page: tennisPage() } };
export const Retired = { args: { page: retired } };
export const Walkover = { args: { page: walkover } };
export const Points = { args: { tab: 'points', points } };
export const PointsWithChances = { args: { tab: 'points', points: pointsWithChances } };
export const WithoutPoints = { args: { tab: 'points', points: { ...points, sets: [] } } };
export const Draw = { args: { tab: 'draw', draw } };
export const WithoutDraw = { args: { tab: 'draw', draw: { ...draw, rounds: [] } } };
export const Long = { args: { tab: 'draw', draw: longDraw } };
export const EarlierMatches = { args: { tab: 'matches', matches: tennisPage() } };
