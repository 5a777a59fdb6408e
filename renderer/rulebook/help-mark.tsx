import { type ElementIds, type ElementKind, entryOfElement } from '../../models/dying-light/rulebook';
import { t } from '../i18n';
import { useRulebook } from './use-rulebook';
import './help-mark.css';

interface HelpMarkProps<Kind extends ElementKind> {
  readonly kind: Kind;
  readonly id: ElementIds[Kind];
}

/** A small `?` in the corner of its surroundings, seen when they are pointed at or it has the focus. */
export function HelpMark<Kind extends ElementKind>({ kind, id }: HelpMarkProps<Kind>) {
  const rulebook = useRulebook();
  const entry = entryOfElement(kind, id);
  return (
    <button
      type="button"
      className="help-mark"
      aria-label={t('rules.about', { title: `rulebook.${entry}.title` })}
      data-rule={entry}
      onClick={() => rulebook.open(entry)}
    >
      ?
    </button>
  );
}
