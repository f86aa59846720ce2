import { TestEnvironment } from 'jest-environment-node';
import { recording } from './results/recording.mjs';

export default recording(TestEnvironment);
