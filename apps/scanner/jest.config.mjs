import { jestPreset } from '@tipmark/jest-preset';

export default jestPreset({ dom: true, setup: ['<rootDir>/jest.setup.cjs'] });
