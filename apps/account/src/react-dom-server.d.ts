// the types of this package are not a dependency here; this is all of it the tests use
declare module 'react-dom/server' {
  import type { ReactNode } from 'react';

  export function renderToString(page: ReactNode): string;
}
