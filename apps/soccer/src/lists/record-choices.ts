import { COUNT_OF_MATCHES } from '@tipmark/domain';
import type { FilterChoice, Reader } from '@tipmark/match-features';

interface RecordView {
  readonly countOfMatches: number;
  readonly leagueId: number;
}

/** How many of the last matches a record is made of. */
export const lastMatchesChoice = (
  view: RecordView,
  atFirst: RecordView,
  { t }: Pick<Reader, 't'>,
): FilterChoice => ({
  name: 'count',
  label: t('lists.countOfMatches'),
  value: String(view.countOfMatches),
  otherwise: String(atFirst.countOfMatches),
  options: COUNT_OF_MATCHES.map((value) => ({
    value: String(value),
    text: value === 0 ? t('match.allMatches') : t('match.lastMatches', { value }),
  })),
});

/** Which of the leagues of a record counts. */
export const leagueChoice = (
  view: RecordView,
  atFirst: RecordView,
  leagues: readonly { readonly id: number; readonly name: string }[],
  { t }: Pick<Reader, 't'>,
): FilterChoice => ({
  name: 'league',
  label: t('team.league'),
  value: String(view.leagueId),
  otherwise: String(atFirst.leagueId),
  options: [
    { value: '0', text: t('team.allLeagues') },
    ...leagues.map(({ id, name }) => ({ value: String(id), text: name })),
  ],
});
