import { crc32, deflateRawSync } from 'node:zlib';

type Cell = string | number | null;

type Rows = readonly (readonly Cell[])[];

/** Bytes of a spreadsheet with one sheet, made by hand; texts are shared strings, as usual. */
export function makeXlsx(rows: Rows): Uint8Array {
  return makeXlsxBook({ 2021: rows });
}

/** Bytes of a workbook with its sheets by name; `more` is put at the beginning of the book. */
export function makeXlsxBook(sheets: Record<string, Rows>, more = ''): Uint8Array {
  const strings: string[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (text: string) => {
    const known = indexes.get(text);
    if (known !== undefined) return known;
    indexes.set(text, strings.length);
    return strings.push(escape(text)) - 1;
  };
  const names = Object.keys(sheets);
  const parts = Object.values(sheets).map((rows, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `<worksheet><sheetData>${sheetXml(rows, indexOf)}</sheetData></worksheet>`,
  ]);
  const tags = names.map(
    (name, index) =>
      `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const links = names.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return makeZip({
    'xl/workbook.xml': `<workbook>${more}<sheets>${tags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    ...Object.fromEntries(parts),
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  });
}

function sheetXml(rows: Rows, indexOf: (text: string) => number): string {
  const cellXml = (cell: Cell, row: number, column: number) => {
    if (cell === null) return '';
    const address = `${lettersOf(column)}${row}`;
    if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
    return `<c r="${address}" s="1" t="s"><v>${indexOf(cell)}</v></c>`;
  };
  return rows
    .map((cells, index) => {
      const inside = cells.map((cell, column) => cellXml(cell, index + 1, column)).join('');
      return `<row r="${index + 1}">${inside}</row>`;
    })
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${lettersOf(Math.floor(column / 26) - 1)}${last}`;
}

export function makeZip(files: Record<string, string>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(text), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(Buffer.byteLength(text), 18);
    about.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      about,
      Buffer.from(name),
      packed,
    ]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, tail, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}
