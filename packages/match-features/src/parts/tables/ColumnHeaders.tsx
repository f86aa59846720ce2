export interface Column {
  readonly text: string;
  /** In full, where the text is short. */
  readonly title?: string;
  readonly className?: string | undefined;
}

/** A column a phone has no room for. */
export const wide = (text: string): Column => ({ text, className: 'wide' });

interface ColumnHeadersProps {
  readonly columns: readonly (string | Column)[];
}

/** Descriptions of a table's columns, each with its own text. */
export const ColumnHeaders = ({ columns }: ColumnHeadersProps) => (
  <thead>
    <tr>
      {columns
        .map((column): Column => (typeof column === 'string' ? { text: column } : column))
        .map(({ text, title, className }) => (
          <th key={text} scope="col" className={className} title={title}>
            {text}
          </th>
        ))}
    </tr>
  </thead>
);
