import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope {
  statements: number;
}

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Starts a count in the current async context.
 * @returns reads the count so far
 */
export function enterStatementScope(next: () => void): () => number {
  const scope: Scope = { statements: 0 };
  scopes.run(scope, next);
  return () => scope.statements;
}

/** Whether a request is waiting for the current work. */
export function isInStatementScope(): boolean {
  return scopes.getStore() !== undefined;
}

export function noteStatement(): void {
  const scope = scopes.getStore();
  if (scope !== undefined) scope.statements += 1;
}
