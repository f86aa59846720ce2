import FixedJsdom from 'jest-fixed-jsdom';
import { recording } from './results/recording.mjs';

export default recording(FixedJsdom);
