/** A page of each remote with the text of its heading, from its own build. */
export const REMOTE_HEADINGS = {
  soccer: { address: '/Results', heading: 'Результаты футбола' },
  hockey: { address: '/hockey/Results', heading: 'Результаты хоккея' },
  tennis: { address: '/tennis', heading: 'Результаты тенниса' },
  scanner: { address: '/search-tips-and-cappers', heading: 'Поиск прогнозов и капперов' },
  account: { address: '/login', heading: 'Вход в Tipmark' },
} as const;

export type RemoteName = keyof typeof REMOTE_HEADINGS;

export const REMOTE_NAMES = Object.keys(REMOTE_HEADINGS) as RemoteName[];

/** The heading of a rebuilt remote. */
export const newHeading = (name: RemoteName) => `Новая сборка: ${name}`;
