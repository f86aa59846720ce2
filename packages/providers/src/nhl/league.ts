import type { FeedRecord } from '@tipmark/contract/feed';
import { LEAGUE_TIER, LEAGUE_TYPE, SPORT } from '@tipmark/domain';
import { type Season, seasonOfYear } from '../values/seasons.ts';
import { tableRulesOf } from '../values/table-rules.ts';

export const SOURCE = 'nhl';
export const LEAGUE = 'nhl';
/** Clubs of Canada, too: sources find a club by its name within one country. */
export const COUNTRY = 'US';
const RULES = tableRulesOf(SPORT.hockey, COUNTRY, 'NHL');

export const leagueRecord: FeedRecord = {
  kind: 'league',
  source: SOURCE,
  key: LEAGUE,
  sport: SPORT.hockey,
  name: { en: 'NHL', ru: 'НХЛ' },
  countryCode: COUNTRY,
  leagueType: LEAGUE_TYPE.nationalLeague,
  tier: LEAGUE_TIER.top,
  pointsRule: RULES.pointsRule,
  attribution: 'NHL',
};

/** The season of `20232024`. */
export function seasonOf(season: unknown): Season | undefined {
  const text = String(season);
  const [first, last] = [Number(text.slice(0, 4)), Number(text.slice(4))];
  return /^\d{8}$/.test(text) && last === first + 1 ? seasonOfYear(first, true) : undefined;
}

export const seasonKeyOf = ({ name }: Season): string => `${LEAGUE} ${name}`;

export function seasonRecord(season: Season): FeedRecord {
  return {
    kind: 'season',
    source: SOURCE,
    key: seasonKeyOf(season),
    leagueKey: LEAGUE,
    ...season,
    tieBreaks: RULES.tieBreaks,
  };
}

/** English text of a name such as `{"default": "Montréal"}`; older answers send text. */
export function plainName(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'default' in value ? value.default : value;
}
