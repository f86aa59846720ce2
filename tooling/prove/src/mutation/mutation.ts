import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { randomOf } from '@tipmark/simulator';
import type { Figure, OpenedProof, ProofPlace, Round, RoundOutcome } from '../runner/proof.ts';
import { AREAS, type Area, ROOT } from './areas.ts';
import { chooseLines } from './choose-lines.ts';
import { readChanges, type StrykerReport } from './read-changes.ts';
import { runStryker } from './run-stryker.ts';

/** Windows of lines that a round changes: the tests have to start once for all of them. */
const WINDOWS = 3;
const MOST_UNNOTICED_PERCENT = 15;

type AreaName = Area['name'];
type Name = `${AreaName}Changes` | `${AreaName}Unnoticed` | `${AreaName}Share`;

const figuresOf = ({ name }: Area): readonly (readonly [string, Figure])[] => [
  [`${name}Changes`, { what: `${name}: changes that ran`, of: 'sum' }],
  [`${name}Unnoticed`, { what: `${name}: of them no test noticed`, of: 'sum' }],
  [
    `${name}Share`,
    {
      what: `${name}: share that no test noticed, %, lower end of the 90 % interval`,
      of: 'share',
      part: `${name}Unnoticed`,
      whole: `${name}Changes`,
      most: MOST_UNNOTICED_PERCENT,
    },
  ],
];

/** What a round of this proof measures. */
export const figures = Object.fromEntries(AREAS.flatMap(figuresOf)) as Record<Name, Figure>;

/** Nothing is opened: a round reads and runs the checkout itself. */
export async function open({ folder }: ProofPlace): Promise<OpenedProof<Name>> {
  return { round: (round) => changeLines(round, folder), close: async () => {} };
}

/** Areas take turns from round to round and from seed to seed. */
export const areaOf = ({ seed, number }: Round): Area =>
  AREAS[(seed + number) % AREAS.length] as Area;

async function changeLines(round: Round, folder: string): Promise<RoundOutcome<Name>> {
  const area = areaOf(round);
  const workspace = path.join(ROOT, area.workspace);
  const mutate = Array.from({ length: WINDOWS }, (_, index) => {
    const random = randomOf(round.seed, 'mutation', round.number, index);
    const { file, first, last } = chooseLines(workspace, area.source, random);
    return `${file}:${first}-${last}`;
  });
  const report = path.join(folder, `round-${round.number}.json`);
  const code = await runStryker(area, { mutate, report, isShown: false });
  const none = Object.fromEntries(Object.keys(figures).map((name) => [name, 0]));
  if (code !== 0) {
    const repeat = `npm run mutate -- ${area.name} ${mutate.join(' ')}`;
    return { figures: none as Record<Name, number>, faults: [`the tests did not run: ${repeat}`] };
  }
  const { noticed, unnoticed } = readChanges(
    JSON.parse(readFileSync(report, 'utf8')) as StrykerReport,
  );
  rmSync(report);
  return {
    figures: {
      ...(none as Record<Name, number>),
      [`${area.name}Changes`]: noticed + unnoticed.length,
      [`${area.name}Unnoticed`]: unnoticed.length,
    },
    faults: [],
    notes: unnoticed.map((line) => `${area.workspace}/${line}`),
  };
}
