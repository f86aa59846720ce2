export { default } from '@tipmark/ui-kit/preview';
