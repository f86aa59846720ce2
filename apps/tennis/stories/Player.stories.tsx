import type { PlayerPage } from '@tipmark/contract';
import { NOW_SECONDS, ready, ScreenStage } from '@tipmark/match-features/testing';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { tennisPage } from '../src/features/match/match-fixture.tsx';
import { screen } from '../src/features/player/screen.ts';
import { messages } from '../src/messages.ts';

interface Shown {
  readonly page: PlayerPage;
  readonly search?: string;
  readonly locale?: 'ru' | 'en';
}

const Player = ({ page, search = '', locale = 'ru' }: Shown) => (
  <ScreenStage
    remote={{ name: 'tennis', messages }}
    Screen={screen.Component}
    address={`/Players/${page.player.link}${search}`}
    path="/Players/:playerUrl"
    locale={locale}
    served={['tennisResults', 'tennisEvents', 'player']}
    loads={{ tennisPlayerPage: ready(page) }}
  />
);

const rival = (id: number, name: string, matches: readonly [number, number]) => ({
  id,
  link: `${id}-x`,
  name,
  countryCode: 'DK',
  matches,
  lastAt: 1,
});
const [list] = tennisPage().lists;
const { record, matches, serve } = list as NonNullable<typeof list>;
const LONG = 'Константин-Александр Преображенский-Воскресенский';
const next = aMatch()
  .withId(44)
  .between('Илья Воронцов', 'Карл Линдквист')
  .startingAt(NOW_SECONDS + 86_400)
  .buildWire();

const page: PlayerPage = {
  player: {
    id: 1,
    link: '1-vorontsov',
    name: 'Илья Воронцов',
    logo: null,
    countryCode: 'RU',
    countryName: 'Россия',
  },
  isSimulated: false,
  rank: { place: 14, at: 1_795_000_000 },
  bestRank: { place: 9, at: 1_700_000_000 },
  finals: [1, 2],
  career: {
    ...record,
    matches: [30, 12],
    surfaces: [
      { court: 1, matches: [20, 5] },
      { court: 2, matches: [10, 7] },
    ],
  },
  rivals: [rival(2, 'Карл Линдквист', [3, 1]), rival(3, LONG, [0, 2])],
  rival: null,
  results: { matches, record, serve },
  calledOff: [],
  fixtures: [{ league: aLeague().named('Кубок Лагуны').buildHead(), match: next }],
  asOf: 0,
};
const NONE: readonly [number, number] = [0, 0];
const nothing: PlayerPage['career'] = {
  ...record,
  matches: NONE,
  sets: NONE,
  games: NONE,
  tieBreaks: NONE,
  surfaces: [],
};
const unknown: PlayerPage = {
  ...page,
  rank: null,
  bestRank: null,
  finals: [0, 0],
  rivals: [],
  fixtures: [],
  career: nothing,
  results: { matches: [], record: nothing, serve: [] },
};

/** A tennis player: ranking, records on every court, rivals, matches. */
export default { title: 'tennis/Player', component: Player, args: { page } };

export const Full = {};
export const English = { args: { locale: 'en' } };
export const Dark = { globals: { theme: 'dark' } };
export const OnOneCourt = { args: { search: '?court=2' } };
export const NothingKnown = { args: { page: unknown } };
export const Long = { args: { page: { ...page, player: { ...page.player, name: LONG } } } };
