import {
  type ElementIds,
  type ElementKind,
  entryOfElement,
} from '../../../../models/survive-until-daylight/rulebook';
import { HelpMark } from '../../../rulebook/help-mark';

interface ElementHelpProps<Kind extends ElementKind> {
  readonly kind: Kind;
  readonly id: ElementIds[Kind];
}

/** The `?` of an element. */
export function ElementHelp<Kind extends ElementKind>({ kind, id }: ElementHelpProps<Kind>) {
  return <HelpMark entry={entryOfElement(kind, id)} />;
}
