/** A page and what changes on it are loaded separately: both get the same one. */
export function oncePerSport<Sport extends object, Own, Page>(
  create: (sport: Sport, own?: Own) => Page,
): (sport: Sport, own?: Own) => Page {
  const pages = new WeakMap<Sport, Page>();
  return (sport, own) => {
    const page = pages.get(sport) ?? create(sport, own);
    pages.set(sport, page);
    return page;
  };
}
