import { jestPreset } from './preset.mjs';

export default jestPreset();
