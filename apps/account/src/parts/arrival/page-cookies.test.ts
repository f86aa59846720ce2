import { cameFrom } from './came-from.ts';
import { expireCookie, readCookie } from './page-cookies.ts';

test('a cookie is found by its whole name, and decoded', () => {
  const text = 'unfollow_user=x; follow_user=%D0%B0%D0%BD%D0%BD%D0%B0; other=1';
  expect(readCookie('follow_user', text)).toBe('анна');
  expect(readCookie('user', text)).toBe('');
});

test('a missing or broken cookie counts as empty', () => {
  expect(readCookie('follow_user', '')).toBe('');
  expect(readCookie('follow_user', 'follow_user=%E0%A4%A')).toBe('');
});

test('a value may contain the sign that ends a name', () => {
  expect(readCookie('next', 'next=a=b')).toBe('a=b');
});

test('an expired cookie is no longer sent', () => {
  document.cookie = 'follow_user=maria; Path=/';
  expireCookie('follow_user');
  expect(document.cookie).not.toContain('follow_user');
});

test('where a visitor came from is read from the address, empty where it is not named', () => {
  expect(cameFrom('?source=search&next=%2Fen%2FResults%3Ftab%3Dlive')).toEqual({
    source: 'search',
    next: '/en/Results?tab=live',
  });
  expect(cameFrom('')).toEqual({ source: '', next: '' });
});
