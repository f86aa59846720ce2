import { SIMULATED_SPORTS, type SimulatedSport } from '@tipmark/simulator';
import { Command, InvalidArgumentError, Option } from 'commander';
import { calibrations } from './calibration.ts';
import { countedStatistics } from './compare.ts';
import { calibrationTable, comparison } from './compare-sport.ts';
import { realMatches } from './real-matches.ts';
import {
  completeMatches,
  matchesPricedInPlay,
  SPANS,
  simulatedMatches,
} from './simulated-matches.ts';
import { STATISTICS } from './statistics-of-sports.ts';
import { storedStatistics, storeStatistics } from './stored-statistics.ts';

const WAYS = { live: simulatedMatches, whole: completeMatches, 'in-play': matchesPricedInPlay };

const program = new Command('realism')
  .description(
    'Compares the simulated world with real matches: distributions, their distance, and how reliable closing prices are.',
  )
  .option('--seeds <numbers>', 'worlds, 1,2,3; their matches are taken together', toSeeds, [1])
  .option('--sports <names...>', 'only these sports', [...SIMULATED_SPORTS])
  .addOption(
    new Option(
      '--way <way>',
      'how matches are emitted: by the running feed, at once as the past is, or with prices during play',
    )
      .choices(Object.keys(WAYS))
      .default('live'),
  )
  .option('--real <folder>', 'real files to count again; without it the stored counts are used')
  .option('--save', 'store the counts of real files')
  .action(run);

interface GivenOptions {
  readonly seeds: readonly number[];
  readonly sports: readonly SimulatedSport[];
  readonly way: keyof typeof WAYS;
  readonly real?: string;
  readonly save?: boolean;
}

function run({ seeds, sports, way, real, save = false }: GivenOptions): void {
  const counted = { ...storedStatistics() };
  for (const sport of SIMULATED_SPORTS.filter((one) => sports.includes(one))) {
    const files = real === undefined ? [] : realMatches(sport, real);
    if (real !== undefined) counted[sport] = countedStatistics(STATISTICS[sport](files));
    const worlds = seeds.map((seed) => WAYS[way](sport, { seed, ...SPANS[sport] }));
    process.stdout.write(`${comparison(sport, counted[sport], worlds)}\n`);
    const rows = [
      ...(real === undefined ? [] : reported('real', sport, files)),
      ...worlds.flatMap((matches, index) => reported(`seed ${seeds[index]}`, sport, matches)),
      ...(worlds.length > 1 ? reported('all seeds', sport, worlds.flat()) : []),
    ];
    process.stdout.write(`${calibrationTable(rows)}\n`);
  }
  if (save) storeStatistics(counted);
}

function reported(
  world: string,
  sport: SimulatedSport,
  matches: Parameters<typeof calibrations>[1],
) {
  return calibrations(sport, matches).map((row) => ({ world, ...row }));
}

function toSeeds(text: string): number[] {
  const seeds = text.split(',').map(Number);
  if (!/^\d+(?:,\d+)*$/.test(text)) throw new InvalidArgumentError('Seeds look like 1,2,3.');
  return seeds;
}

program.parse();
