import { render } from '@testing-library/react';
import { Crest } from './Crest.tsx';

const shown = (logo?: string) => render(<Crest name="Ёлочка" logo={logo} />).container;

test('a crest is a drawing, an image of the site or the first letter of the name', () => {
  expect(shown('shield-0f4c81-e8eef4').querySelectorAll('path[fill]')).toHaveLength(2);
  expect(shown('avatar-d7e3f4-0f4c81-f2c9a5').querySelectorAll('circle')).toHaveLength(1);
  expect(shown('/logos/7.svg').querySelector('img')?.getAttribute('src')).toBe('/logos/7.svg');
  for (const logo of [undefined, '', 'https://elsewhere.example/7.svg']) {
    const letter = shown(logo);
    expect(letter.textContent).toBe('Ё');
    expect(letter.querySelector('img')).toBeNull();
  }
});
