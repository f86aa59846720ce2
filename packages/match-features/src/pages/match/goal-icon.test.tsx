import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { readerOf } from '../../testing/stage.tsx';
import { MatchIncidents } from './widgets/MatchIncidents.tsx';

const goal = {
  type: 'goal',
  side: 'home',
  minute: 12,
  stoppage: null,
  second: 40,
  player: null,
} as const;

test('a goal of a sport with a puck is not marked with a ball', () => {
  const drawn = (icon: 'ball' | 'puck') =>
    render(
      <MatchIncidents
        incidents={[goal]}
        teams={{ home: 'Ладога', away: 'Сталь' }}
        icon={icon}
        reader={readerOf()}
      />,
    ).container.querySelectorAll('svg path');
  expect(drawn('ball')).toHaveLength(1);
  expect(drawn('puck')).toHaveLength(2);
});
