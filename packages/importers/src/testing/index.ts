export { bytesOf, type FileRow, fileText, playedRow } from './football-data-file.ts';
export { footballText } from './football-text.ts';
export { makeXls, makeXlsBook } from './make-xls.ts';
export { makeXlsx, makeXlsxBook } from './make-xlsx.ts';
export { openDataPath, testOpenData } from './open-data.ts';
export { readLines } from './read-lines.ts';
export { sheetOfCsv } from './sheet-of-csv.ts';
