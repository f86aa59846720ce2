import { crc32, deflateRawSync } from 'node:zlib';

type Cell = string | number | null;

/** Bytes of a spreadsheet with one sheet, made by hand; texts are shared strings, as usual. */
export function makeXlsx(rows: readonly (readonly Cell[])[]): Uint8Array {
  const strings: string[] = [];
  const cellXml = (cell: Cell, row: number, column: number) => {
    if (cell === null) return '';
    const place = `${lettersOf(column)}${row}`;
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    strings.push(cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
    return `<c r="${place}" s="1" t="s"><v>${strings.length - 1}</v></c>`;
  };
  const sheet = rows
    .map((cells, index) => {
      const inside = cells.map((cell, column) => cellXml(cell, index + 1, column)).join('');
      return `<row r="${index + 1}">${inside}</row>`;
    })
    .join('');
  return makeZip({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="2021" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  });
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
