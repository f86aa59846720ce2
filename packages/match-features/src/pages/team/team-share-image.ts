import { decodeMatch } from '@tipmark/contract/match-wire';
import type { RowsShareImage, Screen } from '@tipmark/remote-kit';
import { formatShortDay, formatTime, knownStart } from '@tipmark/remote-kit/i18n';
import { scoreText } from '../../parts/matches/score-text.ts';
import { readTeamView, teamAddress } from './team-address.ts';
import type { TeamPageOptions } from './team-options.ts';

/** The reader of the share image may be anywhere: it shows the time of most visitors. */
const MOSCOW = 'Europe/Moscow';
type Visited = Parameters<NonNullable<Screen['shareImage']>>;

/** There is room for five rows, one of which is the next match. */
const RESULTS = 4;
const LETTERS = { won: 'match.letterWon', drawn: 'match.letterDrawn', lost: 'match.letterLost' };

/** A team's share image: its next match, its last ones. */
export const teamShareImage =
  ({ sport, load }: TeamPageOptions) =>
  (...[state, { search, locale }, t]: Visited): RowsShareImage | undefined => {
    const page = load.select(state).data;
    const atFirst = teamAddress(
      sport.routes.team,
      '0',
      readTeamView(new URLSearchParams()),
      locale,
    );
    if (!page || teamAddress(sport.routes.team, '0', readTeamView(search), locale) !== atFirst)
      return undefined;
    const { team, fixtures, results } = page;
    const rowOf = (wire: (typeof fixtures)[number]['match'], result?: string) => {
      const match = decodeMatch(wire);
      const { home, away, startsAt, isTimeKnown } = match;
      const time = formatTime(startsAt, locale, MOSCOW);
      const ahead = isTimeKnown ? t('match.moscowTime', { time }) : t('status.scheduled');
      return {
        label: formatShortDay(startsAt, locale, MOSCOW, knownStart(match)),
        name: t('match.teams', { home: home.name, away: away.name }),
        values: [scoreText(match) ?? ahead, ...(result ? [result] : [])],
      };
    };
    const played = results.matches.slice(0, RESULTS);
    const letters = played.map(({ outcome }) => t(LETTERS[outcome]));
    const rows = [
      ...fixtures.slice(0, 1).map(({ match }) => rowOf(match)),
      ...played.map(({ match }, index) => rowOf(match, letters[index])),
    ];
    const note = letters.length > 0 ? t('team.form', { form: letters.toReversed().join(' ') }) : '';
    const lines = rows.map(({ label, name, values }) => `${label}: ${name}, ${values.join(', ')}`);
    return {
      alt: [team.name, team.countryName, note, lines.join('; ')].filter(Boolean).join('. '),
      above: team.countryName,
      title: { name: team.name, logo: team.logo ?? '' },
      note,
      heads: [],
      rows,
    };
  };
