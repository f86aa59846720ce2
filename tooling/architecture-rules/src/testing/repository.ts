import type { RepositoryFile, Violation } from '../repository-files.ts';

/** Files of a small repository for a rule to judge. */
export function repository(files: Record<string, string | object>): RepositoryFile[] {
  return Object.entries(files).map(([path, content]) => ({
    path,
    text: typeof content === 'string' ? content : JSON.stringify(content),
  }));
}

export const pathsOf = (violations: Violation[]): string[] => violations.map(({ path }) => path);
export const messagesOf = (violations: Violation[]): string[] =>
  violations.map(({ message }) => message);
