import { encodingOf } from '../../models/kernel/text-of-bytes';

/** Bytes that show which byte order mark a text begins with, if any. */
const MARK_BYTES = 3;

/**
 * Text as it comes in, in the encoding of its byte order mark: what a Windows shell writes into a file or a pipe may have
 * two bytes a letter. The mark itself is left out.
 */
export async function* markedText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let held: Uint8Array = new Uint8Array();
  let decoder: TextDecoder | null = null;
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk]);
    if (decoder === null && held.length < MARK_BYTES) continue;
    decoder ??= new TextDecoder(encodingOf(held));
    yield decoder.decode(held, { stream: true });
    held = new Uint8Array();
  }
  decoder ??= new TextDecoder(encodingOf(held));
  yield decoder.decode(held);
}
