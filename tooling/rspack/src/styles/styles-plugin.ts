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
  | { readonly file: string /** Rules before all others. */; readonly first?: string }
  /** The export `styles` of a server bundle. */
  | { readonly bundle: string };

/**
 * Writes the rules of all styles of a build, one style a line, in the order in which modules are
 * evaluated: what a module imports comes first, so that its own styles win.
 */
export const stylesPlugin = (target: StylesTarget): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('styles', (compilation) => {
      let modules: readonly Module[] = [];
      // before modules are joined
      compilation.hooks.finishModules.tap('styles', () => {
        modules = inOrderOfEvaluation(compilation);
      });
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'styles', stage }, () => {
        const text = sheetOf(
          modules.filter(usedIn(compilation)).flatMap((one) => fileOf(one) ?? []),
        );
        if ('file' in target) {
          const sheet = target.first === undefined ? text : `${target.first}\n${text}`;
          const hash = createHash('sha256').update(sheet).digest('hex').slice(0, 8);
          const name = target.file.replace('[hash]', hash);
          compilation.emitAsset(name, new rspack.sources.RawSource(sheet));
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
function sheetOf(files: readonly string[]): string {
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

function inOrderOfEvaluation(compilation: Compilation): Module[] {
  const seen = new Set<Module>();
  const ordered: Module[] = [];
  const visit = (module: Module): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const { module: next } of compilation.moduleGraph.getOutgoingConnectionsInOrder(module)) {
      if (next) visit(next);
    }
    if (fileOf(module) !== undefined) ordered.push(module);
  };
  for (const entry of compilation.entries.values()) {
    for (const dependency of [...entry.dependencies, ...entry.includeDependencies]) {
      const module = compilation.moduleGraph.getModule(dependency);
      if (module) visit(module);
    }
  }
  return ordered;
}

/**
 * Whether a module is part of the build. One whose exports are all constants has no code in any
 * chunk: its class names stand where they are used.
 */
function usedIn(compilation: Compilation): (module: Module) => boolean {
  const inChunks = new Set<string>();
  const runtimes = new Set<string>();
  const add = (module: Module): void => {
    const file = fileOf(module);
    if (file !== undefined) inChunks.add(file);
    if ('modules' in module) for (const inner of module.modules as Iterable<Module>) add(inner);
  };
  for (const chunk of compilation.chunks) {
    for (const runtime of chunk.runtime) runtimes.add(runtime);
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) add(module);
  }
  return (module) => {
    if (inChunks.has(fileOf(module) ?? '')) return true;
    const used = compilation.moduleGraph.getUsedExports(module, [...runtimes]);
    return used === true || (Array.isArray(used) && used.length > 0);
  };
}

const fileOf = (module: Module): string | undefined =>
  'resource' in module && typeof module.resource === 'string' && stylesOfFile.has(module.resource)
    ? module.resource
    : undefined;
