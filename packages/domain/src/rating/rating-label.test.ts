import { capperLabel, ratingLabel } from './rating-label.ts';

describe('ratingLabel', () => {
  it('goes from 5.0 for the first to 4.0 for the eighth and all later ones', () => {
    const labels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 500].map(ratingLabel);
    expect(labels).toEqual(['5.0', '4.7', '4.5', '4.4', '4.3', '4.2', '4.1', '4.0', '4.0', '4.0']);
  });

  it('has no label before the first rank', () => {
    expect(ratingLabel(0)).toBeUndefined();
  });
});

describe('capperLabel', () => {
  it('exists only for the first eight ranks', () => {
    expect([1, 8, 9, null].map(capperLabel)).toEqual(['5.0', '4.0', null, null]);
  });
});
