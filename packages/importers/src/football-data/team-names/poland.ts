import type { TeamNames } from './team-name.ts';

/** Clubs that the files have called more than one name. */
export const POLAND: TeamNames = {
  'Gornik Z.': ['Górnik Zabrze', 'Гурник Забже', 'Gornik Zabrze'],
  Ruch: ['Ruch Chorzów', 'Рух Хожув', 'Ruch Chorzow'],
};
