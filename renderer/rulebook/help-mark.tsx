import { titleOf } from '../../models/kernel/rulebook';
import { composedText, t } from '../i18n';
import { useRulebook } from './use-rulebook';
import './help-mark.css';

/** A small `?` in the corner of its surroundings, seen when they are pointed at or it has the focus. */
export function HelpMark({ entry }: { readonly entry: string }) {
  const { book, open } = useRulebook();
  return (
    <button
      type="button"
      className="help-mark"
      aria-label={t('rules.about', { title: composedText(titleOf(book, entry)) })}
      data-rule={entry}
      onClick={() => open(entry)}
    >
      ?
    </button>
  );
}
