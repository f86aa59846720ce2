// the library has no types; this is all of it the tests use
declare module 'jest-axe' {
  export function axe(
    element: Element,
  ): Promise<{ violations: readonly { id: string; help: string }[] }>;
}
