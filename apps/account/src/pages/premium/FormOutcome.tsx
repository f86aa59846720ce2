import type { Reader } from '@tipmark/match-features';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { noteClass } from './premium-class.ts';

const DONE = ['trial', 'stop', 'plan', 'card'] as const;
const REFUSED = [...DONE, 'away', 'often'] as const;

const known = <Name extends string>(names: readonly Name[], given: string | null) =>
  names.find((name) => name === given);

/** The outcome of a form that was sent without scripts. */
export function FormOutcome({ reader: { t } }: { readonly reader: Reader }) {
  const [search] = useSearchParams();
  const done = known(DONE, search.get('done'));
  const refused = known(REFUSED, search.get('refused'));
  if (refused !== undefined) {
    return (
      <p role="alert" className={noteClass}>
        {t(`premium.refused-${refused}`)}
      </p>
    );
  }
  return done === undefined ? null : (
    <p className={noteClass}>
      <output>{t(`premium.done-${done}`)}</output>
    </p>
  );
}
