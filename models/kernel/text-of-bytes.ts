/** Text as other programs write it: Windows likes a byte order mark before it, or two bytes for a letter. */

const MARK = '\uFEFF';

/** The text without a byte order mark at its beginning. */
export function withoutMark(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}

/** The encoding that a byte order mark stands for; UTF-8 where there is none. */
export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** The text in the bytes of a file, without its byte order mark. */
export function textOfBytes(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
