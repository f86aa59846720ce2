import { TEXT_LIMIT } from '@tipmark/domain';
import { Button, css, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { font, gap, radius } from '@tipmark/ui-kit/style-values';
import { type FormEvent, useRef } from 'react';

const form = css`
  display: flex;
  gap: ${gap[8]};
  padding: 12px 16px 0;
  label { flex: 1 1 auto; max-width: 420px; }
  input { width: 100%; min-height: 40px; padding: 0 12px; border: 1px solid var(--borderStrong); border-radius: ${radius.field}; background: var(--surface); font-size: ${font.large}; }
  button { min-height: 40px; }
  ${MOBILE} {
    padding: 12px var(--gutter) 0;
    :is(input, button) { min-height: 44px; }
  }
`;

interface NameSearchProps {
  /** The page without filters. */
  readonly address: string;
  readonly query: string;
  readonly texts: { readonly label: string; readonly hint: string; readonly find: string };
  /** The other filters, submitted with the form. */
  readonly retained: Readonly<Record<string, string | number | undefined>>;
  readonly onSearch: (query: string) => void;
}

/** Search by name: a form, so that it works without scripts. */
export const NameSearch = ({ address, query, texts, retained, onSearch }: NameSearchProps) => {
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch(field.current?.value.trim() ?? '');
  };
  return (
    <form className={form} action={address} aria-label={texts.label} onSubmit={send}>
      {Object.entries(retained).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label>
        <VisuallyHidden>{texts.label}</VisuallyHidden>
        <input
          // a new list has a new field: what was typed belongs to the old one
          key={query}
          ref={field}
          type="search"
          name="query"
          defaultValue={query}
          placeholder={texts.hint}
          maxLength={TEXT_LIMIT.searchQuery}
          autoComplete="off"
        />
      </label>
      <Button type="submit">{texts.find}</Button>
    </form>
  );
};
