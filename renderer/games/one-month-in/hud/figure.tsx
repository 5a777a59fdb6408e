import { Icon, type IconName } from '../../../icons';
import { ruleOf } from '../rule-of';

type Part = Parameters<typeof ruleOf<'part'>>[1];

interface FigureProps {
  readonly icon: IconName;
  readonly value: string | number;
  /** What it counts, in words. */
  readonly words: string;
  readonly part: Part;
  readonly className?: string;
}

/** A number beside its sign; what it counts is said when somebody asks. */
export function Figure({ icon, value, words, part, className = '' }: FigureProps) {
  return (
    <span className={`om-figure ${className}`} title={words} {...ruleOf('part', part)}>
      <Icon name={icon} />
      <span aria-hidden="true">{value}</span>
      <span className="unseen">{words}</span>
    </span>
  );
}
