type Cell = string | number | null;

const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const FAT = 0xfffffffd;
/** Small, so that texts run over the ends of records. */
const LONGEST_RECORD = 60;

type Rows = readonly (readonly Cell[])[];

/** Bytes of an XLS file of Excel 97 with one sheet, made by hand; numbers in all their forms. */
export function makeXls(rows: Rows, version = 0x0600): Uint8Array {
  return makeXlsBook({ S: rows }, version);
}

/** Bytes of an XLS workbook with its sheets by name; `more` are records of the book. */
export function makeXlsBook(
  sheets: Record<string, Rows>,
  version = 0x0600,
  ...more: Buffer[]
): Uint8Array {
  const names = Object.keys(sheets);
  const texts = Object.values(sheets).flatMap((rows) =>
    rows.flat().filter((cell) => typeof cell === 'string'),
  );
  let text = 0;
  const parts = Object.values(sheets).map((rows) => {
    const cells = rows.flatMap((row, rowIndex) =>
      row.map((cell, column) => {
        const position = numbers([rowIndex, 2], [column, 2], [0, 2]);
        if (cell === null) return Buffer.alloc(0);
        if (typeof cell === 'string') return record(0x00fd, position, numbers([text++, 4]));
        return numberRecord(position, cell);
      }),
    );
    return Buffer.concat([begin(version, 16), ...cells, record(0x000a)]);
  });
  const globals = (firstAt: number) => {
    let at = firstAt;
    const tags = names.map((name, index) => {
      const tag = sheetRecord(name, at);
      at += parts[index]?.length ?? 0;
      return tag;
    });
    return Buffer.concat([
      begin(version, 5),
      ...more,
      ...tags,
      ...sharedTexts(texts),
      record(0x000a),
    ]);
  };
  return compoundFile(Buffer.concat([globals(globals(0).length), ...parts]));
}

function sheetRecord(name: string, at: number): Buffer {
  const isWide = /[^\0-\xff]/.test(name);
  const letters = Buffer.from(name, isWide ? 'utf16le' : 'latin1');
  return record(
    0x0085,
    numbers([at, 4], [0, 1], [0, 1], [name.length, 1], [isWide ? 1 : 0, 1]),
    letters,
  );
}

/** The record by which a book counts its days from 1904. */
export function daysFrom1904(): Buffer {
  return record(0x0022, numbers([1, 2]));
}

function numberRecord(position: Buffer, value: number): Buffer {
  const hundredfold = Math.round(value * 100);
  if (Number.isInteger(value)) return record(0x027e, position, numbers([(value << 2) | 2, 4]));
  if (hundredfold / 100 === value) {
    const row = position.subarray(0, 4);
    const short = numbers([0, 2], [(hundredfold << 2) | 3, 4]);
    return record(0x00bd, row, short, position.subarray(2, 4));
  }
  const double = Buffer.alloc(8);
  double.writeDoubleLE(value);
  return record(0x0203, position, double);
}

/** Strings of one byte per letter where that is enough; a full record continues in another. */
function sharedTexts(texts: readonly string[]): Buffer[] {
  const parts: Buffer[][] = [[numbers([texts.length, 4], [texts.length, 4])]];
  const spaceLeft = () => LONGEST_RECORD - Buffer.concat(parts.at(-1) ?? []).length;
  for (const text of texts) {
    const isWide = /[^\0-\xff]/.test(text);
    const letters = Buffer.from(text, isWide ? 'utf16le' : 'latin1');
    const size = isWide ? 2 : 1;
    if (spaceLeft() < 3 + size) parts.push([]);
    parts.at(-1)?.push(numbers([text.length, 2], [isWide ? 1 : 0, 1]));
    for (let at = 0; at < letters.length; ) {
      if (spaceLeft() < size) parts.push([numbers([isWide ? 1 : 0, 1])]);
      const end = at + Math.floor(spaceLeft() / size) * size;
      parts.at(-1)?.push(letters.subarray(at, end));
      at = end;
    }
  }
  return parts.map((part, index) => record(index === 0 ? 0x00fc : 0x003c, ...part));
}

function begin(version: number, kind: number): Buffer {
  return record(0x0809, numbers([version, 2], [kind, 2], [0, 4], [0, 4], [0, 4]));
}

function record(kind: number, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  return Buffer.concat([numbers([kind, 2], [data.length, 2]), data]);
}

function numbers(...values: (readonly [value: number, bytes: number])[]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes);
      part.writeUIntLE(value >>> 0, 0, bytes);
      return part;
    }),
  );
}

/** A header, the directory, the table of sectors, then the workbook, in its sectors backwards. */
function compoundFile(book: Buffer): Uint8Array {
  const count = Math.max(8, Math.ceil(book.length / SECTOR));
  const padded = Buffer.concat([book, Buffer.alloc(count * SECTOR - book.length)]);
  const tables = Math.ceil((count + 2) / (SECTOR / 4 - 1));
  const sectorOf = (index: number) => 1 + tables + (count - 1 - index);
  const table = Buffer.alloc(SECTOR * tables, 0xff);
  for (let index = 0; index < tables; index += 1) table.writeUInt32LE(FAT, index * 4);
  table.writeUInt32LE(END_OF_CHAIN, tables * 4);
  const content: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    const next = index === count - 1 ? END_OF_CHAIN : sectorOf(index + 1);
    table.writeUInt32LE(next, sectorOf(index) * 4);
    content[sectorOf(index) - 1 - tables] = padded.subarray(index * SECTOR, (index + 1) * SECTOR);
  }
  const entry = (name: string, kind: number, first: number, length: number) => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 'utf16le');
    bytes.writeUInt16LE(name.length * 2 + 2, 64);
    bytes.writeUInt8(kind, 66);
    bytes.writeUInt32LE(first, 116);
    bytes.writeUInt32LE(length, 120);
    return bytes;
  };
  const directory = Buffer.concat([
    entry('Root Entry', 5, END_OF_CHAIN, 0),
    entry('Workbook', 2, sectorOf(0), padded.length),
    Buffer.alloc(SECTOR - 256),
  ]);
  const header = Buffer.alloc(SECTOR, 0xff);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(tables, 44);
  header.writeUInt32LE(tables, 48);
  header.writeUInt32LE(4_096, 56);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.writeUInt32LE(0, 72);
  for (let index = 0; index < tables; index += 1) header.writeUInt32LE(index, 76 + index * 4);
  for (let at = 76 + tables * 4; at < SECTOR; at += 4) header.writeUInt32LE(FREE, at);
  return Buffer.concat([header, table, directory, ...content]);
}
