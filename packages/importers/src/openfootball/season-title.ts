import { FileRefused } from '../file-refused.ts';

/** At the end of the name, or before the name of a part of the competition. */
const SEASON = /\s*\b((?:19|20)\d{2})(?:[/-](?:\d{2})?(\d{2}))?(?=$| \D+$)/;

interface SeasonOfTitle {
  /** The title without its season. */
  readonly name: string;
  /** `2024/25`, or only the year. */
  readonly season: string;
  readonly firstYear: number;
  readonly lastYear: number;
}

/** Cuts the season off a title, `Bundesliga 2023/24`; undefined when it has none. */
export function cutSeason(title: string): SeasonOfTitle | undefined {
  const [, first, second] = SEASON.exec(title) ?? [];
  if (first === undefined) return undefined;
  const season = second === undefined ? first : `${first}/${second}`;
  const firstYear = Number(first);
  const isSplit = second !== undefined && Number(second) === (firstYear + 1) % 100;
  const lastYear = isSplit ? firstYear + 1 : firstYear;
  return { name: title.replace(SEASON, ''), season, firstYear, lastYear };
}

/** @throws FileRefused when the title of a file has no season */
export function seasonOfTitle(title: string): SeasonOfTitle {
  const read = cutSeason(title);
  if (read === undefined)
    throw new FileRefused(
      `its name "${title}" says no season; add it, as "Premier League 2024/25"`,
    );
  return read;
}
