import { worldAddresses } from './worlds.ts';

test('worlds are parsed from sizes and addresses', () => {
  const text = '100_000=postgres://a@b:1/c?x=1,1000000=postgres://a@b:1/d';
  expect([...worldAddresses(text)]).toEqual([
    [100_000, 'postgres://a@b:1/c?x=1'],
    [1_000_000, 'postgres://a@b:1/d'],
  ]);
});

test.each([undefined, '', '1000=postgres://a', 'x=postgres://a,y=postgres://b'])(
  '%p is not enough to measure growth',
  (text) => {
    expect(() => worldAddresses(text)).toThrow('npm run world');
  },
);
