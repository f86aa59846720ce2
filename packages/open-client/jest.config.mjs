import { jestPreset } from '@tipmark/jest-preset';

export default jestPreset();
