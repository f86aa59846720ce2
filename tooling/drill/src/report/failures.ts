import type { Counted } from '../jobs/compare.ts';
import type { Tally } from '../load/tally.ts';

const SHOWN = 3;

export const some = (list: readonly string[]): string => {
  const more = list.length - SHOWN;
  return list.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

export function failuresOfRequests({
  tally,
  requested,
}: {
  readonly tally: Tally;
  readonly requested: number;
}): string[] {
  const lines: string[] = [];
  if (tally.failed > 0) {
    const [first] = tally.examples;
    const example = first && `${first.request} in step "${first.step}": ${first.outcome}`;
    lines.push(`${tally.failed} of ${tally.count} requests failed, the first: ${example}`);
  }
  if (tally.count < requested) lines.push(`only ${tally.count} of ${requested} requests were made`);
  return lines;
}

const NAMES = { letters: 'letters', pushes: 'pushes', events: 'visitor events' } as const;
type CountedName = keyof typeof NAMES;

/** What should have happened once each. */
export function failuresOfCounts<Name extends CountedName>(
  outcome: Readonly<Record<Name, Counted>>,
  names: readonly Name[],
): string[] {
  return names.flatMap((name) => {
    const { wanted, lost, doubled } = outcome[name];
    const what = NAMES[name];
    return [
      ...(wanted === 0 ? [`no ${what} were asked for: the drill has tested none`] : []),
      ...(lost.length === 0 ? [] : [`${lost.length} of ${wanted} ${what} lost: ${some(lost)}`]),
      ...(doubled.length === 0
        ? []
        : [`${doubled.length} of ${wanted} ${what} doubled: ${some(doubled)}`]),
    ];
  });
}
