import { SPORT, type Sport } from '../enumerations/sport.ts';
import type { SportRules } from './sport-rules.ts';

export type MainLine = Pick<
  SportRules,
  'name' | 'icon' | 'shortcut' | 'mainMarket' | 'mainSelections' | 'mainTotalLine'
>;

/**
 * What lists and headers need of a sport: separate from its rules, so that those are not bundled.
 */
export const MAIN_LINES = {
  [SPORT.soccer]: {
    name: 'soccer',
    icon: 'ball',
    shortcut: 's',
    mainMarket: '1x2',
    mainSelections: ['1', 'x', '2'],
    mainTotalLine: 2.5,
  },
  [SPORT.hockey]: {
    name: 'hockey',
    icon: 'puck',
    shortcut: 'h',
    mainMarket: '1x2',
    mainSelections: ['1', 'x', '2'],
    mainTotalLine: 5.5,
  },
  [SPORT.tennis]: {
    name: 'tennis',
    icon: 'racket',
    shortcut: 't',
    mainMarket: 'win',
    mainSelections: ['1', '2'],
    mainTotalLine: null,
  },
} as const satisfies Record<Sport, MainLine>;

const BY_NUMBER: Readonly<Record<number, MainLine | undefined>> = MAIN_LINES;

/** @throws for a number that is not a sport's */
export function mainLineOf(sport: number): MainLine {
  const line = BY_NUMBER[sport];
  if (line === undefined) throw new RangeError(`${sport} is not a sport`);
  return line;
}
