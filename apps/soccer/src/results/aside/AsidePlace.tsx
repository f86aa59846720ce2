import { type ComponentType, useEffect, useState } from 'react';

/** As WIDE of the ui-kit: there is room for a column beside the list. */
const ROOM = '(min-width:1280px)';

/** Where a match is looked at beside the list: the column is there from the start, its part comes late. */
export const AsidePlace = () => {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let isWanted = globalThis.matchMedia?.(ROOM).matches === true;
    if (isWanted) {
      import(/* webpackChunkName: "match" */ './ResultsAside.tsx').then(
        ({ ResultsAside }) => isWanted && setPart(() => ResultsAside),
        () => {},
      );
    }
    return () => {
      isWanted = false;
    };
  }, []);
  return Part ? <Part /> : null;
};
