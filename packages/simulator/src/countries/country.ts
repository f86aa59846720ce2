/** A word in English and in Russian. */
export type Word = readonly [en: string, ru: string];

/** How a country's clubs, leagues and referees are called; all of them are invented. */
export interface Country {
  /** ISO code, the flag. */
  readonly code: string;
  /** IANA zone in which kick-offs are set. */
  readonly timeZone: string;
  /** 1 when its best league is watched worldwide, 2 when mostly in the country. */
  readonly rank: 1 | 2;
  /** Best league first. */
  readonly leagues: readonly Word[];
  /** A town is a start and an end: `Ash` + `gate`. */
  readonly townStarts: readonly Word[];
  readonly townEnds: readonly Word[];
  /** The name of a club; `{}` is its town. */
  readonly clubs: readonly Word[];
  /** Local kick-offs, `HH:mm`, of working days and of weekends. */
  readonly workdayKickOffs: readonly string[];
  readonly weekendKickOffs: readonly string[];
}

/** Reads `Ash/Эш, Thorn/Торн`; a space before the slash belongs to the word. */
export function words(list: string): Word[] {
  return list.split(', ').map((pair) => {
    const [en = '', ru = ''] = pair.split('/');
    return [en, ru];
  });
}
