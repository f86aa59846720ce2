import type { Answer } from '../answers/answer.ts';
import type { CalledProvider } from '../network/called-providers.ts';
import type { LeagueSettings } from '../schedule/settings.ts';

/** A league that is asked of the provider, with its id there. */
export type CheckedLeague = Pick<LeagueSettings, 'name'> & { readonly id: string };

/** What the answers to the cheapest calls state about a key. */
export interface CheckReport {
  /** Why it cannot be used. */
  readonly problem?: string | undefined;
  /** As `Free until 2027-01-01`. */
  readonly plan?: string | undefined;
  readonly quota?: string | undefined;
  /** A line for each thing worth knowing about the leagues. */
  readonly coverage: readonly string[];
}

export interface ProviderCheck {
  readonly provider: CalledProvider;
  /** Calls, the first of which finds out whether the key works. */
  readonly paths: (today: string) => readonly string[];
  /** What these calls count, for the operator. */
  readonly costs: string;
  readonly read: (answers: readonly Answer[], leagues: readonly CheckedLeague[]) => CheckReport;
}

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const rowsOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];

export function contentOf(answer: Answer | undefined): unknown {
  try {
    return JSON.parse(answer?.body ?? '');
  } catch {
    return undefined;
  }
}

const ERROR = 400;
const MESSAGE_FIELDS = ['message', 'detail', 'error'] as const;

/** The provider's own message where a call is refused, by its status or inside a 200. */
export function refusalIn(answer: Answer | undefined): string | undefined {
  if (answer === undefined) return 'no answer';
  const content = contentOf(answer);
  const body = fieldsOf(content);
  const inside = Object.values(fieldsOf(body['errors'])).map(String);
  if (inside.length > 0) return inside.join(' ');
  if (answer.status < ERROR) return content === undefined ? 'the answer is not JSON' : undefined;
  const message = MESSAGE_FIELDS.map((name) => body[name]).find((text) => typeof text === 'string');
  return `${typeof message === 'string' ? message : 'refused'} (HTTP ${answer.status})`;
}

export const namesOf = (leagues: readonly CheckedLeague[]): string =>
  leagues.map(({ name }) => name).join(', ');

/** A line of the leagues that are covered, and one of those that are not. */
export function coverageLines(
  leagues: readonly CheckedLeague[],
  isCovered: (league: CheckedLeague) => boolean,
  missing: string,
): string[] {
  const covered = leagues.filter(isCovered);
  const others = leagues.filter((league) => !isCovered(league));
  return [
    ...(covered.length > 0 ? [`covers ${namesOf(covered)}`] : []),
    ...(others.length > 0 ? [`${missing}: ${namesOf(others)}`] : []),
  ];
}
