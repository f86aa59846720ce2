const LINE_END = '\r\n';
const HEAD_END = '\r\n\r\n';
const lengthLine = /\r\ncontent-length: (\d+)/i;
const chunkedLine = /\r\ntransfer-encoding: chunked/i;
const NOTHING = Buffer.alloc(0);

/** Finds where replies end in the bytes of a connection, and parses no more than that. */
export function answerReader(onAnswer: (status: number) => void): (bytes: Buffer) => void {
  /** Start of a head, or of a chunk, that is not complete yet. */
  let begun: Buffer = NOTHING;
  /** Bytes of the body, or of its chunk, still to come. */
  let missing = 0;
  let isChunked = false;
  let status = 0;

  function readHead(): Buffer {
    const end = begun.indexOf(HEAD_END);
    if (end === -1) return NOTHING;
    const text = begun.toString('latin1', 0, end);
    const length = lengthLine.exec(text)?.[1];
    isChunked = length === undefined && chunkedLine.test(text);
    if (length === undefined && !isChunked) {
      throw new Error(`an answer without a length: ${text.slice(0, 200)}`);
    }
    status = Number(text.slice(9, 12));
    missing = Number(length ?? 0);
    if (missing === 0 && !isChunked) onAnswer(status);
    return restFrom(end + HEAD_END.length);
  }

  function readChunkSize(): Buffer {
    const end = begun.indexOf(LINE_END);
    if (end === -1) return NOTHING;
    const size = Number.parseInt(begun.toString('latin1', 0, end), 16);
    if (size === 0) isChunked = false;
    missing = size + LINE_END.length;
    return restFrom(end + LINE_END.length);
  }

  function restFrom(at: number): Buffer {
    const rest = begun.subarray(at);
    begun = NOTHING;
    return rest;
  }

  function readBody(bytes: Buffer): Buffer {
    const taken = Math.min(missing, bytes.length);
    missing -= taken;
    if (missing === 0 && !isChunked) onAnswer(status);
    return bytes.subarray(taken);
  }

  return (bytes) => {
    let rest = bytes;
    while (rest.length > 0) {
      if (missing > 0) {
        rest = readBody(rest);
      } else {
        begun = begun.length === 0 ? rest : Buffer.concat([begun, rest]);
        rest = isChunked ? readChunkSize() : readHead();
      }
    }
  };
}
