import type { RatedWindow } from '@tipmark/domain';
import { BulkFault, readManifest } from '../bulk/day-files.ts';
import { loadFiles } from '../bulk/load-files.ts';
import { recomputeRatings } from '../bulk/recompute-ratings.ts';
import { createOpenClient, type OpenClient } from '../client/create-open-client.ts';
import type { SenderOptions } from '../client/create-sender.ts';
import type { OpenRow } from '../client/paths.ts';

export interface Reported {
  readonly isRight: boolean;
  readonly text: string;
}

type Capper = OpenRow<'/cappers'>;

const MILLI = 1_000;
const PERCENT = 100;
/** The site rounds to two decimals. */
const CLOSE = 0.006;

/** Loads the files of days into a folder. */
export async function bulk(url: string, folder: string, client: SenderOptions): Promise<Reported> {
  try {
    const { files, loaded } = await loadFiles(url, folder, client);
    return { isRight: true, text: `files ${files}, loaded ${loaded}\n` };
  } catch (error) {
    return faultOf(error);
  }
}

/** @throws whatever is no fault of the files */
export function faultOf(error: unknown): Reported {
  if (!(error instanceof BulkFault)) throw error;
  return { isRight: false, text: `NOT VALID: ${error.message}\n` };
}

/** The id of a capper in the ledger, and whether they have entries that the files do not. */
async function placeOf(open: OpenClient, capper: string, lastSeq: number) {
  let u: string | undefined;
  for await (const { json } of open.rows('/ledger', { query: { capper, limit: 200 } })) {
    if (json === null) continue;
    u = (JSON.parse(json) as { u: string }).u;
    break;
  }
  const { data } = await open.page('/ledger', { query: { capper, after: lastSeq, limit: 1 } });
  return { u, isAhead: data.length > 0 };
}

/** The figures of a capper on the site and from the files, which have to be the same. */
function figuresOf(site: Capper, own: RatedWindow): readonly (readonly [string, number, number])[] {
  return [
    ['score', site.score, own.score],
    ['tips', site.tips, own.tips],
    ['won', site.won, own.won],
    ['lost', site.lost, own.counted - own.won],
    ['profit', site.profit, own.profitMilli / MILLI],
    ['roiPercent', site.roiPercent ?? 0, (own.profitMilli * PERCENT) / (own.stakeMilli || 1)],
    ['clvPercent', site.clvPercent ?? 0, (own.clv ?? 0) * PERCENT],
    ['effectiveTips', site.effectiveTips, own.effectiveTips],
    ['maxDrawdownPercent', site.maxDrawdownPercent, own.drawdownPercent],
  ];
}

/**
 * Computes the rating from the files of a folder and compares it with that of the site. Who has
 * posted or was settled since the last file is named and not compared.
 */
export async function recompute(
  url: string,
  folder: string,
  client: SenderOptions,
): Promise<Reported> {
  try {
    const nowSeconds = Math.floor((client.nowMs ?? Date.now)() / MILLI);
    const manifest = readManifest(folder);
    const { ratings, entries, lastSeq } = await recomputeRatings(folder, manifest, nowSeconds);
    const open = createOpenClient({ url, ...client });
    const lines = [`entries ${entries} up to ${lastSeq}, one chain`];
    let [same, other] = [0, 0];
    for await (const site of open.rows('/cappers', { query: { limit: 200 } })) {
      const { u, isAhead } = await placeOf(open, site.id, lastSeq);
      const own = u === undefined ? undefined : ratings.get(u);
      if (isAhead || own === undefined) {
        lines.push(`${site.id}: ${isAhead ? 'newer than the files' : 'not in the files'}`);
        continue;
      }
      const wrong = figuresOf(site, own).filter(
        ([, shown, found]) => Math.abs(shown - found) > CLOSE,
      );
      if (wrong.length === 0) same += 1;
      else other += 1;
      for (const [name, shown, found] of wrong) {
        lines.push(`${site.id}: ${name} DIFFERS, the site has ${shown}, the files give ${found}`);
      }
    }
    lines.push(`ratings: ${same} the same, ${other} different`);
    return { isRight: other === 0, text: `${lines.join('\n')}\n` };
  } catch (error) {
    return faultOf(error);
  }
}
