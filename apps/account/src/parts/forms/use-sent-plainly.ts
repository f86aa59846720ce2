import { useSearchParams } from '@tipmark/remote-kit/router';

/** The outcome the shell's server put into the address of a form sent without scripts. */
export function useSentPlainly() {
  const [search] = useSearchParams();
  const wrong = (search.get('wrong') ?? '').split(',').filter((name) => name !== '');
  return { search, wrong };
}
