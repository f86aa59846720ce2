const sports: Readonly<Record<string, string>> = { s: '/', h: '/hockey', t: '/tennis' };

/** The header's link to the sport of a shortcut letter: only served sports can be opened. */
export function sportLink(letter: string): HTMLAnchorElement | undefined {
  const path = sports[letter];
  const prefix = document.documentElement.lang === 'en' ? '/en' : '';
  const wanted = path === undefined ? undefined : (prefix + path).replace(/(?<=.)\/$/, '');
  const links = document.querySelectorAll<HTMLAnchorElement>('header a');
  return [...links].find((link) => link.pathname === wanted);
}
