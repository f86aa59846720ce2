import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { EXPOSED_CHUNK } from './exposed-chunk.ts';

/** Scripts a first visit may cost until its page is hydrated, in KB of 1024 bytes as brotli. */
export const LIMIT_KB = 115;
/** What federation may cost above the same source as a single bundle. */
export const OVER_SINGLE_LIMIT_KB = 6;

export interface FirstVisitBytes {
  remote: string;
  federatedKb: number;
  singleKb: number;
}

/** The asset manifests of the builds; the data layer is loaded later and is not counted. */
interface AssetManifest {
  entry: string;
  chunks: Record<string, readonly string[]>;
}

/** Adds up the scripts that the pages of a remote name in their head, in both builds. */
export function firstVisitBytes(root: string, remote: string): FirstVisitBytes {
  const shell = path.join(root, 'apps/shell/dist');
  const client = path.join(root, 'apps', remote, 'dist/client');
  return {
    remote,
    federatedKb: scriptsKb(path.join(shell, 'client')) + scriptsKb(client, EXPOSED_CHUNK),
    singleKb: scriptsKb(path.join(root, 'tooling/single-bundle/dist/single'), remote),
  };
}

/** How a remote's first visit exceeds its budget, as text; empty when it does not. */
export function overBudget({ remote, federatedKb, singleKb }: FirstVisitBytes): string[] {
  const over = federatedKb - singleKb;
  return [
    ...(federatedKb > LIMIT_KB
      ? [`${remote}: ${federatedKb.toFixed(1)} KB of scripts, ${LIMIT_KB} allowed`]
      : []),
    ...(over > OVER_SINGLE_LIMIT_KB
      ? [`${remote}: ${over.toFixed(1)} KB over the single bundle, ${OVER_SINGLE_LIMIT_KB} allowed`]
      : []),
  ];
}

function scriptsKb(folder: string, chunk?: string): number {
  const manifest = JSON.parse(
    readFileSync(path.join(folder, 'assets.json'), 'utf8'),
  ) as AssetManifest;
  const more = chunk ? manifest.chunks[chunk] : [];
  if (!more) throw new Error(`${folder}/assets.json names no chunk "${chunk}"`);
  const bytes = [manifest.entry, ...more].map((file) => brotliBytes(path.join(folder, file)));
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

function brotliBytes(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
