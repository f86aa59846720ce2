import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readStyleSheet, type StyleSheetRules } from '@tipmark/ui-kit/server';
import { z } from 'zod';
import type { StyleSheetFile } from '../../src/host/styles/style-sheets.ts';
import type { Preload } from './html-document.ts';

const manifest = z.object({
  entry: z.string().min(1),
  integrities: z.record(z.string(), z.string()),
  chunks: z.record(z.string(), z.array(z.string())),
  styles: z.string().min(1),
});

/** The browser build a page starts. */
export interface ClientAssets {
  readonly script: { readonly src: string; readonly integrity: string };
  /** Its style sheet. */
  readonly styles: StyleSheetFile & { readonly rules: StyleSheetRules };
  /** True for the build that contains the remotes. */
  readonly isSingle: boolean;
  /** Chunks of that build that contain a remote. */
  preloadsOf(remote: string): readonly Preload[];
}

const url = (file: string) => `/assets/${file}`;

/** Reads the manifest of the build. `dir` = `dist/client` or `dist/single`. */
export async function readClientAssets(dir: string): Promise<ClientAssets> {
  const file = path.join(dir, 'assets.json');
  const { entry, integrities, chunks, styles } = manifest.parse(
    JSON.parse(await readFile(file, 'utf8')),
  );
  const integrityOf = (name: string) => integrities[name] ?? '';
  const rules = readStyleSheet(await readFile(path.join(dir, styles), 'utf8'));
  return {
    styles: { href: url(styles), integrity: integrityOf(styles), rules },
    isSingle: path.basename(dir) === 'single',
    script: { src: url(entry), integrity: integrityOf(entry) },
    preloadsOf: (remote) =>
      (chunks[remote] ?? []).map((name) => ({
        href: url(name),
        integrity: integrityOf(name),
      })),
  };
}
