import outlines from '../scene/cards/card-icons.json';

export type CardIconName = keyof typeof outlines;

/** The outline that is printed on a card (Game Icons, CC BY 3.0), in the colour and size of the text around it. */
export function CardIcon({ name }: { readonly name: CardIconName }) {
  return (
    <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}
