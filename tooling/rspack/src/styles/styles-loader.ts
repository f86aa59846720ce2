import type { LoaderContext } from '@rspack/core';
import type { StyleRule } from './compile-rules.ts';
import { compileStyles } from './style-templates.ts';

export interface StylesLoaderOptions {
  /** The rules are added to the page by the code itself, for builds whose modules are exchanged. */
  readonly isInserted: boolean;
}

/** File → its styles in the order of the source, of every file compiled in this process. */
export const stylesOfFile = new Map<string, readonly StyleRule[]>();

const named = ({ className }: StyleRule) => JSON.stringify(className);
const inserted = ({ className, css }: StyleRule) => `css(${JSON.stringify([className, css])})`;

/** Replaces the styles of a file by their class names; `stylesPlugin` writes the rules. */
export function stylesLoader(this: LoaderContext<StylesLoaderOptions>, source: string): void {
  const done = this.async();
  const { isInserted } = this.getOptions();
  compileStyles(source, this.resourcePath, isInserted ? inserted : named).then(
    (compiled) => {
      stylesOfFile.set(this.resourcePath, compiled.rules);
      done(null, compiled.source);
    },
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}
