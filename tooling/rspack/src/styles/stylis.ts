import { createRequire } from 'node:module';

/** A node of compiled CSS. */
export interface CssNode {
  /** `rule`, `decl`, `comm`, or the name of an at-rule. */
  readonly type: string;
  readonly value: string;
  readonly props: string | readonly string[];
  readonly root: CssNode | null;
  /** What is written instead. */
  return: string;
}

export type CssMiddleware = (node: CssNode) => void;

interface Stylis {
  compile(css: string): CssNode[];
  serialize(nodes: readonly CssNode[], write: CssMiddleware): string;
  middleware(all: readonly CssMiddleware[]): CssMiddleware;
  readonly stringify: CssMiddleware;
}

const require = createRequire(import.meta.url);

/** The CSS compiler, which comes without types. */
export const stylis = require('stylis') as Stylis;
