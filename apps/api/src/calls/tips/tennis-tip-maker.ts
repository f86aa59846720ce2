import { SPORT } from '@tipmark/domain';
import { tipMaker } from './tip-maker.ts';

export const tennisTipMaker = tipMaker(SPORT.tennis);
