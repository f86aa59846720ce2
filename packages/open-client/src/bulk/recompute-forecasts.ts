import { SPORT } from '@tipmark/domain';
import {
  FORECAST_MODELS,
  type Forecasted,
  type ForecastNumbers,
  forecastOfExpected,
} from '@tipmark/prediction';
import { BulkFault, filesOf, type Manifest, rowsOf } from './day-files.ts';

type SportName = keyof typeof FORECAST_MODELS;

/** A forecast as the files have it. */
export interface PublishedForecast {
  readonly match: number;
  readonly sport: SportName;
  /** The computation it is from; null: a forecast of the source, or of no published one. */
  readonly run: number | null;
  readonly result: { readonly home: number; readonly draw: number | null; readonly away: number };
  readonly homeWinsInTheEnd: number | null;
  readonly expected: { readonly home: number; readonly away: number };
  readonly score: string;
  readonly over: { readonly line: number; readonly chance: number } | null;
  readonly bothScore: number | null;
  readonly playedBefore: { readonly home: number; readonly away: number } | null;
}

interface Run {
  readonly id: number;
  readonly previous: number | null;
  readonly sport: SportName;
  readonly model: string;
  readonly options: object;
  readonly from: number;
  readonly until: number;
  readonly leagues: readonly number[];
  /** How many rows it added to the files of inputs. */
  readonly inputs: number;
}

interface Input {
  readonly run: number;
  readonly match: number;
  readonly league: number;
  readonly isResult: boolean;
  readonly input: { readonly kickoffSeconds: number } | null;
}

/** A forecast and the same one from the files. */
export interface Recomputed {
  readonly published: PublishedForecast;
  readonly own: ForecastNumbers | Forecasted;
}

export interface RecomputedForecasts {
  readonly recomputed: readonly Recomputed[];
  /** Why the others were not computed, and how many. */
  readonly left: ReadonlyMap<string, number>;
}

async function allRows<Row>(folder: string, manifest: Manifest, kind: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const file of filesOf(manifest, kind)) {
    for await (const row of rowsOf<Row>(folder, file)) rows.push(row);
  }
  return rows;
}

/** Runs and inputs of the files: none of them may be missing. */
async function readRuns(folder: string, manifest: Manifest) {
  const runs = (await allRows<Run>(folder, manifest, 'runs')).sort((a, b) => a.id - b.id);
  const inputs = new Map<number, Input[]>();
  for (const input of await allRows<Input>(folder, manifest, 'inputs')) {
    const own = inputs.get(input.run);
    if (own === undefined) inputs.set(input.run, [input]);
    else own.push(input);
  }
  let last: number | null = null;
  for (const { id, previous, inputs: count } of runs) {
    if (previous !== last) throw new BulkFault(`the run before run ${id} is not in the files`);
    if ((inputs.get(id)?.length ?? 0) !== count) {
      throw new BulkFault(`inputs of run ${id} are not in the files`);
    }
    last = id;
  }
  return { runs, inputs };
}

/** What a model was given, from what was recorded up to its run. */
function forecastsOf(run: Run, given: Iterable<Input>): readonly Forecasted[] {
  const leagues = new Set(run.leagues);
  const [matches, results]: [object[], object[]] = [[], []];
  for (const { league, isResult, input } of given) {
    const at = input?.kickoffSeconds ?? Number.NaN;
    if (input === null || !leagues.has(league) || !(at >= run.from && at < run.until)) continue;
    (isResult ? results : matches).push(input);
  }
  return FORECAST_MODELS[run.sport].forecast(run.options, matches, results);
}

/** From expected goals alone, where a source supplies its own forecast. */
function ofSource({ sport, expected, score }: PublishedForecast): ForecastNumbers | undefined {
  return forecastOfExpected(SPORT[sport], [expected.home, expected.away], score);
}

/** By runs in their order; each is computed once. */
async function* ofRuns(
  folder: string,
  manifest: Manifest,
  wanted: ReadonlyMap<number, readonly PublishedForecast[]>,
): AsyncGenerator<readonly [run: Run, forecasts: ReadonlyMap<number, Forecasted> | undefined]> {
  const { runs, inputs } = await readRuns(folder, manifest);
  const given = new Map<number, Input>();
  for (const run of runs) {
    for (const input of inputs.get(run.id) ?? []) given.set(input.match, input);
    if (!wanted.has(run.id)) continue;
    const isKnown = FORECAST_MODELS[run.sport].version === run.model;
    const forecasts = isKnown ? forecastsOf(run, given.values()) : undefined;
    yield [run, forecasts && new Map(forecasts.map((one) => [Number(one.matchId), one]))];
  }
}

/**
 * The forecasts of a day, or of all days, that follow from the files of a folder: the model of each
 * run is fitted to what it was given then. The code is that of the site.
 * @throws BulkFault for files that are not what the manifest says, and for missing ones
 */
export async function recomputeForecasts(
  folder: string,
  manifest: Manifest,
  day: string | undefined,
): Promise<RecomputedForecasts> {
  const files = manifest.files.filter((file) => day === undefined || file.day === day);
  const published = await allRows<PublishedForecast>(folder, { ...manifest, files }, 'forecasts');
  const recomputed: Recomputed[] = [];
  const left = new Map<string, number>();
  const leave = (why: string) => left.set(why, (left.get(why) ?? 0) + 1);
  const wanted = new Map<number, PublishedForecast[]>();
  for (const forecast of published) {
    const { run } = forecast;
    if (run !== null) {
      wanted.set(run, [...(wanted.get(run) ?? []), forecast]);
      continue;
    }
    const own = forecast.playedBefore === null ? ofSource(forecast) : undefined;
    if (own === undefined) leave('of no published run');
    else recomputed.push({ published: forecast, own });
  }
  for await (const [run, forecasts] of ofRuns(folder, manifest, wanted)) {
    for (const forecast of wanted.get(run.id) ?? []) {
      const own = forecasts?.get(forecast.match);
      if (own !== undefined) recomputed.push({ published: forecast, own });
      else if (forecasts === undefined) leave(`of ${run.model}, another version of the model`);
      else throw new BulkFault(`run ${run.id} was not given match ${forecast.match}`);
    }
    wanted.delete(run.id);
  }
  for (const forecast of [...wanted.values()].flat())
    leave(`of run ${forecast.run}, not in the files`);
  return { recomputed, left };
}
