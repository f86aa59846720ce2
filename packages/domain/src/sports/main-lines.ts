import { SPORT, type Sport } from '../enumerations/sport.ts';
import type { SportRules } from './sport-rules.ts';

type MainLine = Pick<SportRules, 'name' | 'mainMarket' | 'mainSelections' | 'mainTotalLine'>;

/**
 * What lists and headers need of a sport: separate from its rules, so that those are not bundled.
 */
export const MAIN_LINES = {
  [SPORT.soccer]: {
    name: 'soccer',
    mainMarket: '1x2',
    mainSelections: ['1', 'x', '2'],
    mainTotalLine: 2.5,
  },
  [SPORT.hockey]: {
    name: 'hockey',
    mainMarket: '1x2',
    mainSelections: ['1', 'x', '2'],
    mainTotalLine: 5.5,
  },
  [SPORT.tennis]: {
    name: 'tennis',
    mainMarket: 'win',
    mainSelections: ['1', '2'],
    mainTotalLine: null,
  },
} as const satisfies Record<Sport, MainLine>;
