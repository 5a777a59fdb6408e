import { useState } from 'react';
import type { LogLine } from './log-lines';
import { newlySpoken } from './spoken';

/** Reads out what matters of a log as it grows; what stood there at first was read before, or can be. */
export function SpokenLines({ lines }: { readonly lines: readonly LogLine[] }) {
  const newest = lines.at(-1)?.key ?? '';
  const [said, setSaid] = useState({ last: newest, text: '' });
  if (said.last !== newest) {
    const text = newlySpoken(lines, said.last)
      .map((line) => line.text)
      .join(' ');
    setSaid({ last: newest, text: text === '' ? said.text : text });
  }
  return (
    <p className="unseen" aria-live="polite">
      {said.text}
    </p>
  );
}
