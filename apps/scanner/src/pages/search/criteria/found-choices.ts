import type { FoundTips } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatWhen, knownStart } from '@tipmark/remote-kit/i18n';
import type { Check } from '../../../parts/filter/filter-parts.tsx';
import { valueText } from './condition-texts.ts';
import type { IdsField } from './search-fields.ts';

/** The choices of a condition with several values. */
export type ChoicesOfIds = (field: IdsField) => readonly Check[];

export const noChoices: ChoicesOfIds = () => [];

/** The choices offered by a reply, with the number of tips for each. */
export function choicesOf(found: FoundTips | undefined, reader: Reader): ChoicesOfIds {
  const { t, locale, timeZone, nowSeconds } = reader;
  const sportOfLeague = new Map(found?.leagues.map(({ id, sport }) => [id, sport]));
  const count = (value: number) => formatNumber(value, locale);
  return (field) => {
    const { sport, of, values = [] } = field;
    switch (of) {
      case 'kinds':
        return values.map((id) => ({ id, text: valueText(field, id, reader) }));
      case 'outcomes': {
        const counts = new Map(
          found?.outcomesCategories
            .filter((category) => category.sport === sport)
            .map(({ id, countOfTips }) => [id, countOfTips]),
        );
        return values.map((id) => ({
          id,
          text: valueText(field, id, reader),
          count: counts.has(id) ? count(counts.get(id) ?? 0) : undefined,
        }));
      }
      case 'leagues':
        return (found?.leagues ?? [])
          .filter((league) => league.sport === sport)
          .map(({ id, name, countryName, countOfTips }) => ({
            id,
            text: countryName === '' ? name : `${name} · ${countryName}`,
            count: count(countOfTips),
          }));
      case 'matches':
        return (found?.matches ?? []).map(decodeMatch).flatMap((match) =>
          sportOfLeague.get(match.leagueId) === sport
            ? {
                id: match.matchId,
                text: `${t('common:match.teams', { home: match.home.name, away: match.away.name })} · ${formatWhen(match.startsAt, nowSeconds, locale, timeZone, knownStart(match))}`,
              }
            : [],
        );
    }
  };
}
