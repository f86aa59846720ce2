import { ODDS_FORMATS, type OddsFormat } from '../odds/odds-format.ts';

/** How a reader wants pages to look; stored in a cookie, and in the account. */
export interface DisplaySettings {
  readonly oddsFormat: OddsFormat;
  /** Rows of lists and tables are lower. */
  readonly isCompact: boolean;
  /** Scores in lists are hidden until their match is opened. */
  readonly hidesScores: boolean;
}

const COMPACT = 'compact';
const HIDDEN = 'hidden';
const LONGEST_TEXT = 60;

/** The settings in a text such as `american.compact.hidden`; unknown parts have no effect. */
export function readDisplaySettings(text: string | undefined): DisplaySettings {
  const parts = new Set((text ?? '').slice(0, LONGEST_TEXT).split('.'));
  return {
    oddsFormat: ODDS_FORMATS.find((format) => parts.has(format)) ?? 'decimal',
    isCompact: parts.has(COMPACT),
    hidesScores: parts.has(HIDDEN),
  };
}

/** The settings as text, always in the same order; empty for those of a first visit. */
export const displaySettingsText = (settings: DisplaySettings): string =>
  [
    settings.oddsFormat === 'decimal' ? '' : settings.oddsFormat,
    settings.isCompact ? COMPACT : '',
    settings.hidesScores ? HIDDEN : '',
  ]
    .filter(Boolean)
    .join('.');

const SWITCHES = [true, false] as const;

/** Every text there is. */
export const DISPLAY_TEXTS: readonly string[] = ODDS_FORMATS.flatMap((oddsFormat) =>
  SWITCHES.flatMap((isCompact) =>
    SWITCHES.map((hidesScores) => displaySettingsText({ oddsFormat, isCompact, hidesScores })),
  ),
);
