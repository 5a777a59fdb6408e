interface AwayLinesProps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A heading and what happened, line by line. */
export function AwayLines({ title, lines }: AwayLinesProps) {
  const counted = lines.map((line, index) => ({ line, key: `${index} ${line}` }));
  return (
    <>
      <h3>{title}</h3>
      {counted.length > 0 && (
        <ul>
          {counted.map(({ line, key }) => (
            <li key={key}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
