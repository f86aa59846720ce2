import type { ReactElement } from 'react';

const paths = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h9',
  ball: 'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4m0 4L13 9l-1.1 3.5H8.1L7 9zm0 0V3M13 9l3.8-1.4m-4.9 4.9 2.3 3.3m-6.1-3.3-2.3 3.3M7 9 3.2 7.6',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11m4.2 9.7 4 4',
  screen: 'M3 4h14v9.5H3zm4.5 13h5M10 13.5V17',
  back: 'M12 5.5 7.5 10l4.5 4.5',
  forward: 'M8 5.5 12.5 10 8 14.5',
  calendar:
    'M5.5 4h9A2.5 2.5 0 0 1 17 6.5v8a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-8A2.5 2.5 0 0 1 5.5 4M3 8.5h14M7 2.5v3m6-3v3',
  down: 'm5.5 8 4.5 4.5L14.5 8',
  up: 'm5.5 12 4.5-4.5 4.5 4.5',
  filter: 'M3 5h14M5.5 10h9m-6 5h3',
  collapse: 'm6 4 4 4 4-4M6 16l4-4 4 4',
  expand: 'm6 8 4-4 4 4M6 12l4 4 4-4',
} as const;

interface IconProps {
  readonly name: keyof typeof paths;
  readonly size?: number;
}

export const Icon = ({ name, size = 20 }: IconProps): ReactElement => (
  <svg className="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
