import fc from 'fast-check';
import { htmlText, scriptJson } from './boot-data.ts';

it('cannot be ended or continued by what the data holds', () => {
  const hostile = { text: '</script><script>alert(1)</script><!-- \u2028\u2029 &amp;' };
  expect(scriptJson(hostile)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(scriptJson(hostile))).toEqual(hostile);
});

it('reads back as what it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = scriptJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    }),
  );
});

it('keeps text out of attributes and tags', () => {
  expect(htmlText(`"><img onerror='x'>&`)).toBe('&quot;&gt;&lt;img onerror=&#39;x&#39;&gt;&amp;');
});
