const HEAD_END = '\r\n\r\n';
const lengthLine = /\r\ncontent-length: (\d+)/i;

/** Finds where answers end in the bytes of a connection, and reads no more of them than that. */
export function answerReader(onAnswer: (status: number) => void): (bytes: Buffer) => void {
  let head = Buffer.alloc(0);
  let missing = 0;
  let status = 0;

  function readHead(bytes: Buffer): void {
    head = Buffer.concat([head, bytes]);
    const end = head.indexOf(HEAD_END);
    if (end === -1) return;
    const text = head.subarray(0, end).toString('latin1');
    const length = lengthLine.exec(text)?.[1];
    if (length === undefined) throw new Error(`an answer without a length: ${text.slice(0, 200)}`);
    status = Number(text.slice(9, 12));
    missing = end + HEAD_END.length + Number(length) - head.length;
    head = Buffer.alloc(0);
    if (missing <= 0) onAnswer(status);
  }

  return (bytes) => {
    if (missing <= 0) {
      readHead(bytes);
      return;
    }
    missing -= bytes.length;
    if (missing <= 0) onAnswer(status);
  };
}
