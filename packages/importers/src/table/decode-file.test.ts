import { gzipSync } from 'node:zlib';
import { makeXls } from '../testing/make-xls.ts';
import { makeXlsx } from '../testing/make-xlsx.ts';
import { decodeFile } from './decode-file.ts';

test('decodes UTF-8 and Windows-1252, with or without a byte order mark, and UTF-16', () => {
  const utf8 = new TextEncoder().encode('Köln');
  const cp1252 = Uint8Array.from('Köln', (letter) => letter.charCodeAt(0));
  const marked = (bytes: Uint8Array) => Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]);
  for (const bytes of [utf8, cp1252, marked(utf8), marked(cp1252)]) {
    expect(decodeFile(bytes)).toBe('Köln');
  }
  const unmarked = Buffer.from('Div,Köln', 'utf16le');
  expect(decodeFile(unmarked)).toBe('Div,Köln');
  expect(decodeFile(unmarked.swap16())).toBe('Div,Köln');
  const utf16 = Buffer.from('\u{FEFF}Köln', 'utf16le');
  expect(decodeFile(utf16)).toBe('Köln');
  expect(decodeFile(utf16.swap16())).toBe('Köln');
});

test('Cyrillic text of Windows-1251 is no row of Western letters', () => {
  const moscow = [0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0];
  const row = [...Buffer.from('E0,'), ...moscow, ...Buffer.from(',1,0')];
  expect(decodeFile(Uint8Array.from(row))).toBe('E0,Москва,1,0');
  const western = Uint8Array.from('São Paulo;Grêmio;Coritiba;Växjö', (letter) =>
    letter.charCodeAt(0),
  );
  expect(decodeFile(western)).toBe('São Paulo;Grêmio;Coritiba;Växjö');
});

test('a gzip file is rejected', () => {
  expect(() => decodeFile(gzipSync('Div'))).toThrow('packed by gzip');
});

test('a spreadsheet is rejected, with a message that says what to do', () => {
  for (const bytes of [makeXlsx([['Div'], ['E0']]), makeXls([['Div'], ['E0']])]) {
    expect(() => decodeFile(bytes)).toThrow('save it as CSV');
  }
});
