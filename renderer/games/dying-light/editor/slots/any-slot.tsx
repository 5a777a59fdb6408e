/** The way from a sentence to its slots, in which sentences may stand again. */
import { type ComponentType, createContext, useContext } from 'react';
import type { SlotKind } from '../../../../../models/dying-light/editor/vocabulary';
import { composedText } from '../../../../i18n';

export interface SlotProps {
  readonly kind: SlotKind;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

const SlotContext = createContext<ComponentType<SlotProps> | null>(null);

/** Says what stands in slots (`Slot`), once around the whole editor. */
export const SlotProvider = SlotContext.Provider;

/** A slot of any kind. */
export function AnySlot(props: SlotProps) {
  const Slot = useContext(SlotContext);
  if (!Slot) throw new Error('This belongs inside the editor of scenarios.');
  return <Slot {...props} />;
}

/** What a slot is called when it is spoken of. */
export function slotLabel(kind: SlotKind): string {
  return composedText(`dl.slot.${kind}`);
}
