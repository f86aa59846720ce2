import type { Misjudgement } from '../prices/market-belief.ts';
import type { PricedMarket, SeenMatch } from '../prices/odds-plan.ts';
import { type TennisProbabilities, tennisProbabilities } from './play/tennis-chances.ts';
import { bounded, type ServePoints, servePoints } from './play/tennis-strength.ts';
import type { TennisFixture } from './tennis-fixture.ts';
import type { Tournament } from './tournaments.ts';

/** Points on serve by which the market's error moves either side. */
export const ERROR_SHARE = 0.085;
const SETS_AHEAD = 1.5;

/** Chances of the two to win a point on their own serve. */
export function chancesOf(seed: number, fixture: TennisFixture): ServePoints {
  const { tournament, year, key, home, away } = fixture;
  return servePoints(seed, tournament, year, key, [home.player, away.player]);
}

interface Lines {
  readonly serve: ServePoints;
  /** Games that are about as likely to be passed as not. */
  readonly games: number;
  readonly sets: number;
  /** Sets of the home player's handicap, given by the better one. */
  readonly handicap: number;
}

function linesOf(serve: ServePoints, tournament: Tournament): Lines {
  const { bestOf } = tournament;
  const { games, win } = tennisProbabilities(serve, tournament);
  let line = 0.5;
  while (sumFrom(games, Math.ceil(line)) > 0.5) line += 1;
  const sets = bestOf - 0.5 - Number(bestOf === 5);
  return { serve, games: line, sets, handicap: win >= 0.5 ? -SETS_AHEAD : SETS_AHEAD };
}

function sumFrom(chances: readonly number[], from: number): number {
  return chances.slice(from).reduce((sum, one) => sum + one, 0);
}

/** Outcomes of which there are two. */
function twoWay(first: string, second: string, chance: number, isSide = false): PricedMarket {
  return {
    oddTypes: [first, second],
    probabilities: [chance, 1 - chance],
    ...(isSide && { isSide }),
  };
}

/** Chance that home's sets with the handicap are more than away's. */
function aheadBy({ scores }: TennisProbabilities, handicap: number): number {
  return Object.entries(scores).reduce((sum, [score, chance]) => {
    const [home = 0, away = 0] = score.split('-').map(Number);
    return home + handicap > away ? sum + chance : sum;
  }, 0);
}

function scoreMarket({ scores }: TennisProbabilities): PricedMarket {
  return {
    oddTypes: Object.keys(scores).map((score) => `setscore.${score}`),
    probabilities: Object.values(scores),
    isSide: true,
  };
}

/** The markets of a match as seen with an error; exact scores only at the biggest tournaments. */
export function tennisMarkets(seed: number, fixture: TennisFixture) {
  const { tournament } = fixture;
  let known: Lines | undefined;
  return ({ supremacy, total }: Misjudgement): SeenMatch => {
    known ??= linesOf(chancesOf(seed, fixture), tournament);
    const { serve, games, sets, handicap } = known;
    const [one, other] = [
      ERROR_SHARE * (total / 2 + supremacy),
      ERROR_SHARE * (total / 2 - supremacy),
    ];
    const seen = tennisProbabilities(
      [bounded(serve[0] + one), bounded(serve[1] + other)],
      tournament,
    );
    const over = sumFrom(seen.games, Math.ceil(games));
    const longer = sumFrom(seen.sets, Math.ceil(sets));
    const markets = [
      twoWay('win.1', 'win.2', seen.win),
      twoWay(`ougames.o:${games}`, `ougames.u:${games}`, over),
      twoWay(`ousets.o:${sets}`, `ousets.u:${sets}`, longer),
      twoWay(`ahsets.1:${handicap}`, `ahsets.2:${-handicap}`, aheadBy(seen, handicap), true),
      twoWay('s1win.1', 's1win.2', seen.set, true),
      ...(tournament.tier === 1 ? [scoreMarket(seen)] : []),
    ];
    return { markets };
  };
}
