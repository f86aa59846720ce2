import { argentina } from './argentina.ts';
import { australia } from './australia.ts';
import { brazil } from './brazil.ts';
import { china } from './china.ts';
import type { Country } from './country.ts';
import { england } from './england.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { india } from './india.ts';
import { italy } from './italy.ts';
import { japan } from './japan.ts';
import { korea } from './korea.ts';
import { mexico } from './mexico.ts';
import { netherlands } from './netherlands.ts';
import { norway } from './norway.ts';
import { portugal } from './portugal.ts';
import { russia } from './russia.ts';
import { spain } from './spain.ts';
import { unitedStates } from './united-states.ts';

/** From many time zones, so that somewhere a match is always on. */
export const countries: readonly Country[] = [
  russia,
  england,
  spain,
  italy,
  germany,
  france,
  portugal,
  netherlands,
  norway,
  brazil,
  argentina,
  mexico,
  unitedStates,
  china,
  japan,
  korea,
  india,
  australia,
];
