import { Button, css, Select, type SelectProps } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import { type Reader } from '../page/reader.ts';

const form = css`
  display: flex;
  gap: ${gap[8]};
  min-width: 0;
  margin-left: auto;
  .send { display: none; }
  @media (scripting: none) { .send { display: inline-flex; } }
`;

interface ListOrderProps extends SelectProps {
  readonly address: string;
  /** Conditions of the list, which stay. */
  readonly retained: Readonly<Record<string, string>>;
  readonly reader: Reader;
}

/** A choice above a list, such as its order; without scripts a form of its own. */
export const ListOrder = ({ address, retained, reader, ...order }: ListOrderProps) => (
  <form className={form} action={address} aria-label={order.label}>
    {Object.entries(retained).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Select {...order} />
    <Button type="submit" isSmall className="send">
      {reader.t('match.apply')}
    </Button>
  </form>
);
