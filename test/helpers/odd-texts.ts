/** JSON nested as deeply as told, which parsers take but not what calls itself level by level. */
export function nested(levels: number): string {
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

/** A text as Windows programs write it, each with its byte order mark. */
export function markedBytes(text: string): readonly (readonly [what: string, bytes: Uint8Array])[] {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return [
    ['UTF-8', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little end first', little],
    ['UTF-16, big end first', Buffer.from(little).swap16()],
  ];
}
