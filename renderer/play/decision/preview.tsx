/** A line of what a move costs, risks and brings. */
export interface PreviewLine {
  readonly text: string;
  /** A danger, or something that one is warned of. */
  readonly bad: boolean;
}

/** What a move means, before it is made; read out as it changes. */
export function Preview({ lines }: { readonly lines: readonly (string | PreviewLine)[] }) {
  const all = lines.map((line) => (typeof line === 'string' ? { text: line, bad: false } : line));
  return (
    <div className="preview" aria-live="polite">
      {all.map(({ text, bad }) => (
        <p key={text} className={bad ? 'preview-bad' : ''}>
          {text}
        </p>
      ))}
    </div>
  );
}
