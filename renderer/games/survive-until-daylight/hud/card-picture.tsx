import { type PictureId, pictureUrl } from '../scene/cards/card-art';
import './card-picture.css';

/** The illustration of a card; its name stands beside it. */
export function CardPicture({ card }: { readonly card: PictureId }) {
  return <img className="card-picture" src={pictureUrl(card).href} alt="" />;
}
