/** What became of one change of the code, as Stryker calls it. */
type Status =
  | 'Killed'
  | 'Timeout'
  | 'Survived'
  | 'NoCoverage'
  | 'RuntimeError'
  | 'CompileError'
  | 'Ignored'
  | 'Pending';

/** The part of Stryker's report (mutation-testing-report-schema 2) that is read here. */
export interface StrykerReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly location: { readonly start: { readonly line: number } };
          readonly status: Status;
        }[];
      }
    >
  >;
}

export interface Changes {
  readonly noticed: number;
  /** A line each: place, the code there, what it was changed to. */
  readonly unnoticed: readonly string[];
}

const SHOWN = 90;
const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};

/** Which changes the tests noticed; those that cannot be run say nothing. */
export function readChanges({ files }: StrykerReport): Changes {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({
      file,
      line: source.split('\n')[mutant.location.start.line - 1],
      ...mutant,
    })),
  );
  return {
    noticed: all.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
    unnoticed: all
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(
        ({ file, line, location, mutatorName, replacement }) =>
          `${file}:${location.start.line}: ${mutatorName}: \`${short(line ?? '')}\` with \`${short(replacement ?? '')}\``,
      ),
  };
}
