import type {
  EventPage,
  EventReferee,
  EventSide,
  FormMatch,
  MatchEvent,
  MatchOutcomeOfSide,
  OddsStripItem,
} from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { formatOddType, listedOutcomes, mainOutcomes, type Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { EventRow, FormRow } from '../events/event-queries.ts';
import type { GoalieRow } from '../events/lineup-queries.ts';
import type { MeetingRow } from '../events/meeting-queries.ts';
import { analysisOfMatch, type MatchAnalysis } from '../forecasts/stored/analysis-of-match.ts';
import { modelShares } from '../forecasts/stored/model-shares.ts';
import { toDecimal } from '../lists/decimal.ts';
import { presentLeague } from '../lists/present-leagues.ts';
import { listedOdds, presentMatch } from '../lists/present-match.ts';
import { roundText } from '../lists/round-text.ts';
import { seasonText } from '../lists/season-text.ts';
import { dayKnown, timeKnown } from '../lists/time-known.ts';
import { chanceCourse } from '../live/chance-course.ts';
import { liveChance } from '../live/live-chance.ts';
import type { BestPrice } from '../odds/best-prices.ts';
import type { LineRow } from '../odds/odds-queries.ts';
import { presentOutcomeModel } from '../odds/present-outcome-model.ts';
import { statisticsOfSides } from '../statistics/played-of-rows.ts';
import type { StatisticsRow } from '../statistics/statistics-queries.ts';
import { modelValues } from '../value/model-values.ts';
import { presentMeetings } from './present-meetings.ts';
import { incidentsOf, presentTimeline } from './present-timeline.ts';
import { presentWinner, WINNER } from './winner-odds.ts';

export function outcomeOf(goalsFor: number, goalsAgainst: number): MatchOutcomeOfSide {
  if (goalsFor === goalsAgainst) return 'drawn';
  return goalsFor > goalsAgainst ? 'won' : 'lost';
}

/** A match of a side's form, from the side's point of view. */
export function presentForm(row: FormRow): FormMatch {
  const isHome = row.home_id === row.team_id;
  const [own, other] = isHome ? [row.home_score, row.away_score] : [row.away_score, row.home_score];
  return {
    link: `${row.id}-${row.slug}`,
    startsAt: row.starts_at,
    ...timeKnown(row),
    isHome,
    opponent: row.opponent,
    score: [own, other],
    outcome: outcomeOf(own, other),
  };
}

function presentSide(
  id: number,
  slug: string,
  countryCode: string,
  { form, positions, goalies }: Pick<EventParts, 'form' | 'positions' | 'goalies'>,
): EventSide {
  const position = positions.get(id);
  const goalie = goalies.find(({ team_id }) => team_id === id);
  return {
    id,
    link: `${id}-${slug}`,
    countryCode,
    form: form.filter(({ team_id }) => team_id === id).map(presentForm),
    ...(position && { place: position }),
    ...(goalie && { goalie: goalie.name }),
  };
}

export function presentReferee(row: EventRow): EventReferee | null {
  const { referee_id: id, referee_slug: slug, referee_name: name, referee_country: country } = row;
  if (id === null || slug === null || name === null) return null;
  return { link: `${id}-${slug}`, name, countryCode: country ?? '' };
}

/** Outcomes of the prices a match carries, in their order. */
export const listedOddTypes = (row: EventRow): string[] =>
  listedOutcomes(mainOutcomes(row.sport as Sport), listedOdds(row).line).map((one) =>
    formatOddType(one),
  );

/** Closing odds are shown once they are final. */
function presentStrip(
  row: EventRow,
  best: ReadonlyMap<string, BestPrice>,
  model: MatchAnalysis | undefined,
  nowSeconds: number,
): OddsStripItem[] {
  const isClosed = nowSeconds >= row.closes_at;
  const { currentOdds, takenBackOdds = [] } = presentMatch(row);
  const listed = listedOdds(row);
  const oddTypes = listedOddTypes(row);
  const prices = (isClosed ? listed.closing : listed.current) ?? [];
  const values = modelValues(
    modelShares(row.sport, model?.analysis),
    new Map(oddTypes.map((oddType, index) => [oddType, prices[index] ?? 0])),
  );
  return oddTypes
    .map((oddType, index) => {
      const current = currentOdds[index] ?? null;
      const closing = isClosed ? (listed.closing?.[index] ?? null) : null;
      const outcomeModel = presentOutcomeModel(values, oddType, prices[index] ?? null);
      return {
        oddType,
        first: toDecimal(listed.first?.[index]),
        current,
        closing: toDecimal(closing),
        best: row.in_play_current === null ? (best.get(oddType) ?? null) : null,
        ...(outcomeModel && { model: outcomeModel }),
      };
    })
    .filter(
      ({ first, current }, index) =>
        first !== null || current !== null || (takenBackOdds[index] ?? null) !== null,
    );
}

export interface EventHeadParts {
  readonly row: EventRow;
  readonly best: ReadonlyMap<string, BestPrice>;
  readonly tips: EventPage['tips'];
}

export type EventParts = EventHeadParts & {
  readonly form: readonly FormRow[];
  /** By team. */
  readonly positions: ReadonlyMap<number, NonNullable<EventSide['place']>>;
  readonly events: readonly MatchEvent[];
  readonly statistics: readonly StatisticsRow[];
  /** Only in a sport that has them. */
  readonly goalies: readonly GoalieRow[];
  readonly meetings: readonly MeetingRow[];
  /** Codes of those with a price. */
  readonly markets: readonly string[];
  /** Site lines of the winner including overtime, where that is not the main market. */
  readonly winnerLines: readonly LineRow[];
};

/** The part of the page of a match that all sports share. */
export function presentEventHead(
  { row, best, tips }: EventHeadParts,
  locale: Locale,
  nowSeconds: number,
) {
  const match = presentMatch(row);
  const model = analysisOfMatch(row);
  const chance = liveChance(row);
  return {
    link: match.link,
    match: encodeMatch(match),
    league: presentLeague(row, locale),
    season: { id: row.season_id, name: seasonText(row.season_name, locale) },
    round: roundText(row, locale),
    isTimeKnown: row.is_time_known,
    ...dayKnown(row),
    isSimulated: row.is_simulated,
    attribution: row.attribution,
    odds: presentStrip(row, best, model, nowSeconds),
    ...(model?.basis && { modelBasis: model.basis }),
    ...(chance && { chance }),
    tips,
    asOf: nowSeconds,
  };
}

/** The page of a match of two teams from the query results. */
export function presentEvent(
  {
    form,
    positions,
    events,
    statistics,
    goalies,
    markets,
    meetings,
    winnerLines,
    ...parts
  }: EventParts,
  locale: Locale,
  nowSeconds: number,
): EventPage {
  const { row, tips } = parts;
  const chances = chanceCourse(row, events);
  const course = presentTimeline({ events, ...statisticsOfSides(statistics), chances });
  const head = presentEventHead(parts, locale, nowSeconds);
  const model = analysisOfMatch(row);
  const met = presentMeetings(meetings, row.home_id);
  const winner = presentWinner({ ...parts, lines: winnerLines, model, nowSeconds });
  const ofSides = { form, positions, goalies };
  const isTotal = ({ oddType }: OddsStripItem) => oddType.startsWith('ou.');
  const isResult = ({ oddType }: OddsStripItem) =>
    !oddType.startsWith('ou.') && !oddType.startsWith(`${WINNER}.`);
  return {
    ...head,
    odds: [...head.odds.filter(isResult), ...winner, ...head.odds.filter(isTotal)],
    isFriendly: row.is_friendly,
    referee: presentReferee(row),
    home: presentSide(row.home_id, row.home_slug, row.home_country, ofSides),
    away: presentSide(row.away_id, row.away_slug, row.away_country, ofSides),
    ...(met && { meetings: met }),
    incidents: incidentsOf(events),
    ...(course && { course }),
    counts: { tips: tips.count, markets: markets.length },
  };
}
