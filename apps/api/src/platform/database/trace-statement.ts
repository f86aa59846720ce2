import { currentSpan, memoize, type Span } from '@tipmark/server-kit';

const LITERAL = /'(?:[^']|'')*'/g;
/** Where `from` names no table. */
const OTHER_FROM = /\b(?:extract|substring|trim|overlay)\s*\([^()]*\bfrom\b|\bdistinct\s+from\b/gi;
const OPERATION = /\b(?:select|insert|update|delete|merge|copy|begin|commit|rollback|refresh)\b/i;
const TABLE = /\b(?:from|into|update|copy|using)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?(?!\w|\s*\()/i;
const MOST_TEXTS = 2_000;

/**
 * What a statement does to which table first, as in `select matches`: neither its text nor a value.
 */
function nameOf(text: string): string {
  const plain = text.replace(LITERAL, '').replace(OTHER_FROM, '');
  const operation = OPERATION.exec(plain)?.[0].toLowerCase() ?? 'statement';
  const [, table] = TABLE.exec(plain) ?? [];
  return table === undefined ? operation : `${operation} ${table.toLowerCase()}`;
}

const names = memoize({ maxEntries: MOST_TEXTS }, nameOf);

interface Answer {
  readonly rowCount: number | null;
}

/** Runs a statement, as a span where the caller is traced. */
export function traceStatement<Result extends Answer>(
  text: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const caller = currentSpan();
  return caller?.isSampled === true ? traced(caller, text, run) : run();
}

async function traced<Result extends Answer>(
  caller: Span,
  text: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const span = caller.child(names(text), 'client', { 'db.system.name': 'postgresql' });
  let rows: number | undefined;
  try {
    const answer = await run();
    rows = answer.rowCount ?? 0;
    return answer;
  } finally {
    const attributes = rows === undefined ? {} : { 'db.response.returned_rows': rows };
    span.end({ isFailed: rows === undefined, attributes });
  }
}
