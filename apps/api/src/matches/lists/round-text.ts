import { isKnockOut, type LeagueType } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/rounds.json' with { type: 'json' };
import ru from '../../../locales/ru/rounds.json' with { type: 'json' };

const MESSAGES = { ru, en } as const;
/** `R16`, `QF`, `SF`, `F`, groups, the third place, and which game of a series. */
const KNOCK_OUT = /^(?:R(8|16|32|64|128)|(QF|SF|F|RR|BR))(?: (\d))?$/;

const filled = (text: string, count: number | string) => text.replace('{{count}}', String(count));

/** In Russian a round is named by its matches, in English by its teams. */
function roundOf(locale: Locale, entrants: number): string {
  return filled(MESSAGES[locale].of, locale === 'ru' ? entrants / 2 : entrants);
}

/**
 * The round of a match as its header shows it: a number is unchanged, rounds of a knock-out get
 * text (`play-offs, semi-final, game 3`), other names of a source are unchanged.
 */
export function roundText(
  {
    round,
    is_play_off: isPlayOff,
  }: { readonly round: string | null; readonly is_play_off: boolean },
  locale: Locale,
): string | null {
  const messages = MESSAGES[locale];
  const [, entrants, name, game] = KNOCK_OUT.exec(round ?? '') ?? [];
  const message =
    entrants !== undefined
      ? roundOf(locale, Number(entrants))
      : name === undefined
        ? round
        : messages[name as 'QF' | 'SF' | 'F' | 'RR' | 'BR'];
  const parts = [
    isPlayOff ? messages.playOffs : null,
    message,
    game === undefined ? null : filled(messages.game, game),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

const GAME = / \d$/;

/** `SF` of `SF 3`, the third game of a series: all games of a stage are one round. */
export const roundWithoutGame = (round: string | null): string | null =>
  round?.replace(GAME, '') ?? null;

interface RoundColumns {
  readonly round: string | null;
  readonly is_play_off: boolean;
  readonly league_type: number;
}

/** The round of a knock-out match in words; a number would not be clear. */
export function knockOutRound(row: RoundColumns, locale: Locale): string | undefined {
  const { round, is_play_off: isPlayOff, league_type: leagueType } = row;
  if (!isPlayOff && !isKnockOut(round, leagueType as LeagueType)) return undefined;
  const message = roundText(row, locale);
  return message === null || /^\d+$/.test(message) ? undefined : message;
}
