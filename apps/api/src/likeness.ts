import type { SportName } from '@tipmark/domain';
import { Command, InvalidArgumentError } from 'commander';
import { calibrations } from './likeness/calibration.ts';
import { countedFigures } from './likeness/compare.ts';
import { calibrationTable, comparison } from './likeness/compare-sport.ts';
import { FIGURES } from './likeness/figures-of-sports.ts';
import { keepFigures, keptFigures } from './likeness/kept-figures.ts';
import { realMatches } from './likeness/real-matches.ts';
import { SPANS, simulatedMatches } from './likeness/simulated-matches.ts';

const SPORTS: readonly SportName[] = ['soccer', 'hockey', 'tennis'];

const program = new Command('likeness')
  .description(
    'Lays the simulated world beside real matches: distributions, their distance, and how reliable closing prices are.',
  )
  .option('--seeds <numbers>', 'worlds, 1,2,3; their matches are taken together', toSeeds, [1])
  .option('--sports <names...>', 'only these sports', [...SPORTS])
  .option('--real <folder>', 'real files to count anew; without it counts of earlier are taken')
  .option('--save', 'keep what was counted of real files')
  .action(run);

type Words = {
  readonly seeds: readonly number[];
  readonly sports: readonly SportName[];
  readonly real?: string;
  readonly save?: boolean;
};

function run({ seeds, sports, real, save = false }: Words): void {
  const counted = { ...keptFigures() };
  for (const sport of SPORTS.filter((one) => sports.includes(one))) {
    const files = real === undefined ? [] : realMatches(sport, real);
    if (real !== undefined) counted[sport] = countedFigures(FIGURES[sport](files));
    const worlds = seeds.map((seed) => simulatedMatches(sport, { seed, ...SPANS[sport] }));
    process.stdout.write(`${comparison(sport, counted[sport], worlds)}\n`);
    const rows = [
      ...(real === undefined ? [] : told('real', sport, files)),
      ...worlds.flatMap((matches, index) => told(`seed ${seeds[index]}`, sport, matches)),
      ...(worlds.length > 1 ? told('all seeds', sport, worlds.flat()) : []),
    ];
    process.stdout.write(`${calibrationTable(rows)}\n`);
  }
  if (save) keepFigures(counted);
}

function told(world: string, sport: SportName, matches: Parameters<typeof calibrations>[1]) {
  return calibrations(sport, matches).map((row) => ({ world, ...row }));
}

function toSeeds(text: string): number[] {
  const seeds = text.split(',').map(Number);
  if (!/^\d+(?:,\d+)*$/.test(text)) throw new InvalidArgumentError('Seeds look like 1,2,3.');
  return seeds;
}

program.parse();
