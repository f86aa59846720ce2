declare module 'stylis' {
  /** A node of compiled CSS. */
  export interface Element {
    /** `rule`, `decl`, `comm`, or the name of an at-rule. */
    readonly type: string;
    readonly value: string;
    readonly props: string | readonly string[];
    readonly root: Element | null;
    readonly parent: Element | null;
    return: string;
  }
  export type Middleware = (
    element: Element,
    index: number,
    children: readonly Element[],
    next: Middleware,
  ) => string | void;
  export function compile(css: string): Element[];
  export function serialize(elements: readonly Element[], callback: Middleware): string;
  export function middleware(all: readonly Middleware[]): Middleware;
  export const stringify: Middleware;
}
