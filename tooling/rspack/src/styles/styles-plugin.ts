import { createHash } from 'node:crypto';
import {
  type Compilation,
  type Compiler,
  type Module,
  type RspackPluginInstance,
  rspack,
} from '@rspack/core';
import type { StyleRule } from './compile-rules.ts';
import { stylesOfFile } from './styles-loader.ts';

/** Where a build puts the rules of its styles. */
export type StylesTarget =
  /** A file for browsers; `[hash]` in its name stands for the content. */
  | { readonly file: string }
  /** The export `styles` of a server bundle. */
  | { readonly bundle: string };

/**
 * Writes the rules of all styles of a build, one style a line, in the order in which modules are
 * evaluated: what a module imports comes first, so that its own styles win.
 */
export const stylesPlugin = (target: StylesTarget): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('styles', (compilation) => {
      let files: readonly string[] = [];
      // before modules are joined
      compilation.hooks.finishModules.tap('styles', () => {
        files = inOrderOfEvaluation(compilation);
      });
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'styles', stage }, () => {
        const used = filesIn(compilation);
        const text = sheetOf(files.filter((file) => used.has(file)));
        if ('file' in target) {
          const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
          const name = target.file.replace('[hash]', hash);
          compilation.emitAsset(name, new rspack.sources.RawSource(text));
        } else {
          compilation.updateAsset(
            target.bundle,
            (bundle) =>
              new rspack.sources.ConcatSource(
                bundle,
                `\nmodule.exports.styles = ${JSON.stringify(text)};\n`,
              ),
          );
        }
      });
    });
  },
});

/** @throws Error when two styles have one name */
export function sheetOf(files: readonly string[]): string {
  const lines = new Map<string, string>();
  for (const file of files) {
    for (const { className, css } of stylesOfFile.get(file) ?? []) {
      const line = lineOf({ className, css });
      const known = lines.get(className);
      if (known !== undefined && known !== line) {
        throw new Error(
          `Two styles are named ${className}, one of them in ${file}: change a space.`,
        );
      }
      lines.set(className, line);
    }
  }
  return [...lines.values()].join('\n');
}

/** The first class of a line is the style's own. */
function lineOf({ className, css }: StyleRule): string {
  const first = /\.(t[0-9a-z]{5})\b/.exec(css)?.[1];
  return first === className ? css : `.${className}{}${css}`;
}

function inOrderOfEvaluation(compilation: Compilation): string[] {
  const seen = new Set<Module>();
  const files: string[] = [];
  const visit = (module: Module): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const { module: next } of compilation.moduleGraph.getOutgoingConnectionsInOrder(module)) {
      if (next) visit(next);
    }
    const file = fileOf(module);
    if (file !== undefined) files.push(file);
  };
  for (const entry of compilation.entries.values()) {
    for (const dependency of [...entry.dependencies, ...entry.includeDependencies]) {
      const module = compilation.moduleGraph.getModule(dependency);
      if (module) visit(module);
    }
  }
  return files;
}

function filesIn(compilation: Compilation): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (module: Module): void => {
    const file = fileOf(module);
    if (file !== undefined) files.add(file);
    if ('modules' in module) for (const inner of module.modules as Iterable<Module>) add(inner);
  };
  for (const chunk of compilation.chunks) {
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) add(module);
  }
  return files;
}

const fileOf = (module: Module): string | undefined =>
  'resource' in module && typeof module.resource === 'string' && stylesOfFile.has(module.resource)
    ? module.resource
    : undefined;
