import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FeedRecord, feedRecord } from '@tipmark/contract/feed';
import { type FileFormat, FORMATS } from '@tipmark/importers';
import type { SimulatedSport } from '@tipmark/simulator';
import { type ReportedMatch, reportedMatches } from './reported-match.ts';

/** Folders of the open data by sport, the format of their files, and what their matches cover. */
const FOLDERS: Readonly<
  Record<SimulatedSport, readonly (readonly [folder: string, format: FileFormat])[]>
> = {
  soccer: [
    ['soccer/football-data', 'football-data'],
    ['soccer/football-data-extra', 'football-data-extra'],
    ['soccer/openfootball', 'openfootball'],
  ],
  hockey: [['hockey/sbr', 'sportsbook-review']],
  tennis: [
    ['tennis/sackmann', 'sackmann'],
    ['tennis/tennis-data', 'tennis-data'],
  ],
};
/** Of openfootball only the world cup has goals; its leagues are in the other files too. */
const NAMES: Partial<Record<FileFormat, RegExp>> = { openfootball: /worldcup\.json$/ };

interface RealFile {
  readonly name: string;
  readonly path: string;
  readonly format: FileFormat;
}

/** The files of a sport that are compared. */
export function filesOf(sport: SimulatedSport, openDataDir: string): RealFile[] {
  return FOLDERS[sport].flatMap(([folder, format]) =>
    readdirSync(join(openDataDir, folder))
      .filter((name) => /\.(?:csv|xlsx|json)$/.test(name) && (NAMES[format]?.test(name) ?? true))
      .toSorted()
      .map((name) => ({ name, path: join(openDataDir, folder, name), format })),
  );
}

/** The matches of real files, as the importers read them. */
export function realMatches(sport: SimulatedSport, openDataDir: string): ReportedMatch[] {
  return filesOf(sport, openDataDir).flatMap(({ name, path, format }) => {
    const file = FORMATS[format](readFileSync(path), name, 1);
    const group = groupOf(name);
    return reportedMatches(recordsOf(file.lines), () => group);
  });
}

/** `E0` of `E0_2324.csv`; of tennis and hockey each year is one: there is but one tour. */
function groupOf(name: string): string {
  const [, tour, year] = /^(atp|wta)_(?:matches_)?(\d{4})/.exec(name) ?? [];
  if (tour !== undefined) return `${tour === 'atp' ? 'men' : 'women'} ${year}`;
  return name.replace(/\.\w+$/, '').replace(/_\d{4}$/, '');
}

function recordsOf(
  lines: Iterable<{ readonly record: unknown; readonly refusal?: string }>,
): FeedRecord[] {
  return [...lines].flatMap(({ record, refusal: rejection }) =>
    rejection === undefined ? [feedRecord.parse(record)] : [],
  );
}
