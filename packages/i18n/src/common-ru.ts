export { default as common } from '../locales/ru/common.json' with { type: 'json' };
