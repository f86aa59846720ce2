import { DAY_SECONDS } from '@tipmark/domain';
import type { Task } from '../task.ts';
import { correctionGroups, endOf, liveTimes, priceTimes } from './match-times.ts';
import type { Offer, OfferInput } from './offer.ts';

const provider = 'the-odds-api';
const HOUR = 3_600;
const BOOKMAKERS_OF_A_REGION = 10;
/** Featured markets have new prices every minute. */
const PRICE_SECONDS = 60;
const LIVE_SECONDS = 60;
const PAST_SCORES_COST = 2;
const RESULT_USEFUL_SECONDS = 12 * HOUR;
const FIXTURES_EVERY = 6 * HOUR;

/** Tennis is listed by tournament, and several sports are without scores. */
const hasScores = (id: string): boolean => !/^tennis_|_liiga$|_ahl$/.test(id);

function priceTasks({ leagues, matches, settings }: OfferInput): Task[] {
  const { regions = ['eu'], markets = ['h2h', 'totals'], bookmakers = [] } = settings;
  const asked =
    bookmakers.length > 0 ? `bookmakers=${bookmakers.join(',')}` : `regions=${regions.join(',')}`;
  const billedRegions =
    bookmakers.length > 0 ? Math.ceil(bookmakers.length / BOOKMAKERS_OF_A_REGION) : regions.length;
  return leagues.flatMap(({ id, name }): Task[] => {
    const open = priceTimes(matches.filter(({ league }) => league === name));
    if (open.length === 0) return [];
    return [
      {
        id: `${provider} prices ${id}`,
        provider,
        purpose: 'prices',
        leagues: [name],
        path: `/v4/sports/${id}/odds?${asked}&markets=${markets.join(',')}&oddsFormat=decimal`,
        cost: markets.length * billedRegions,
        due: { kind: 'paced', open, idealSeconds: PRICE_SECONDS },
      },
    ];
  });
}

function liveTasks({ leagues, matches }: OfferInput): Task[] {
  return leagues.flatMap(({ id, name }): Task[] => {
    const open = liveTimes(matches.filter(({ league }) => league === name));
    if (open.length === 0 || !hasScores(id)) return [];
    return [
      {
        id: `${provider} live ${id}`,
        provider,
        purpose: 'live',
        leagues: [name],
        path: `/v4/sports/${id}/scores`,
        cost: 1,
        due: { kind: 'paced', open, idealSeconds: LIVE_SECONDS },
      },
    ];
  });
}

function resultTasks({ leagues, matches, now }: OfferInput): Task[] {
  return leagues.flatMap(({ id, name }) => {
    const ended = matches.filter(
      (match) => match.league === name && endOf(match) > now - 2 * DAY_SECONDS,
    );
    return hasScores(id)
      ? correctionGroups(ended).map(
          ({ at }): Task => ({
            id: `${provider} result ${id} ${at}`,
            provider,
            purpose: 'result',
            leagues: [name],
            path: `/v4/sports/${id}/scores?daysFrom=2`,
            cost: PAST_SCORES_COST,
            due: { kind: 'once', at, until: at + RESULT_USEFUL_SECONDS },
          }),
        )
      : [];
  });
}

/** Events cost nothing. */
function fixtureTasks({ leagues, now }: OfferInput): Task[] {
  const at = now - (now % FIXTURES_EVERY);
  return [at, at + FIXTURES_EVERY, at + 2 * FIXTURES_EVERY, at + 3 * FIXTURES_EVERY].flatMap(
    (moment) =>
      leagues.map(
        ({ id, name }): Task => ({
          id: `${provider} fixtures ${id} ${moment}`,
          provider,
          purpose: 'fixtures',
          leagues: [name],
          path: `/v4/sports/${id}/events`,
          cost: 0,
          due: { kind: 'once', at: moment, until: moment + FIXTURES_EVERY - 1 },
        }),
      ),
  );
}

/** Prices of whole sports by credits. */
export const oddsApiPrices: Offer = { provider, purpose: 'prices', tasks: priceTasks };

/** Scores by credits, where nobody else has them. */
export const oddsApiScores: readonly Offer[] = [
  { provider, purpose: 'fixtures', tasks: fixtureTasks },
  { provider, purpose: 'live', tasks: liveTasks },
  { provider, purpose: 'result', tasks: resultTasks },
];
