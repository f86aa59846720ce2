import { createKnownAnswers } from './response-cache.ts';

const request = (path: string, headers: Record<string, string> = {}) => ({
  method: 'GET',
  baseUrl: 'http://api',
  path,
  headers,
});
const answer = (text: string) => ({ etag: `W/"${text}"`, reply: { data: { text } } });

test('answers are cached by address, language and time zone', () => {
  const known = createKnownAnswers(100);
  const english = request('/day', { 'Accept-Language': 'en', 'Timezone-Offset': '180' });
  known.keep(english, answer('day'), 10);
  expect(known.find(english)).toMatchObject(answer('day'));
  expect(known.find(request('/day', { ...english.headers, 'Accept-Language': 'ru' }))).toBe(
    undefined,
  );
  expect(known.find(request('/day', { ...english.headers, 'Timezone-Offset': '0' }))).toBe(
    undefined,
  );
  expect(known.find(request('/day?timestamp=1', english.headers))).toBe(undefined);
});

test('the least recently used answers are evicted', () => {
  const known = createKnownAnswers(30);
  for (const path of ['/a', '/b', '/c']) known.keep(request(path), answer(path), 10);
  known.find(request('/a'));
  known.keep(request('/d'), answer('/d'), 15);
  const left = ['/a', '/b', '/c', '/d'].filter((path) => known.find(request(path)));
  expect(left).toEqual(['/a', '/d']);
});

test('a new revision replaces the old one and reuses its space', () => {
  const known = createKnownAnswers(30);
  known.keep(request('/a'), answer('old'), 20);
  known.keep(request('/b'), answer('beside'), 10);
  known.keep(request('/a'), answer('new'), 20);
  expect(known.find(request('/a'))?.etag).toBe('W/"new"');
  expect(known.find(request('/b'))?.etag).toBe('W/"beside"');
});

test('an answer larger than the cache is not cached, and evicts nothing', () => {
  const known = createKnownAnswers(30);
  known.keep(request('/a'), answer('a'), 30);
  known.keep(request('/b'), answer('b'), 31);
  expect(known.find(request('/b'))).toBe(undefined);
  expect(known.find(request('/a'))).toBeDefined();
});

test('a cached answer is frozen, so that no reader can change it', () => {
  const known = createKnownAnswers(100);
  const reply = { data: { leagues: [{ matches: [{ '1': 3 }] }] } };
  known.keep(request('/day'), { etag: 'W/"1"', reply }, 10);
  expect(() => reply.data.leagues.push({ matches: [] })).toThrow(TypeError);
  expect(() => Object.assign(reply.data.leagues[0]?.matches[0] ?? {}, { '1': 4 })).toThrow(
    TypeError,
  );
});
