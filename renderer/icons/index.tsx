import outlines from './icons.json';

export type IconName = keyof typeof outlines;

interface IconProps {
  readonly name: IconName;
  /** Read by screen readers; an icon beside its own words has none. */
  readonly title?: string;
}

/** One of the shipped outlines (Game Icons, CC BY 3.0), in the colour and size of the text around it. */
export function Icon({ name, title }: IconProps) {
  return title === undefined ? (
    <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  ) : (
    <svg className="icon" viewBox="0 0 512 512" role="img" aria-label={title}>
      <path d={outlines[name]} />
    </svg>
  );
}
