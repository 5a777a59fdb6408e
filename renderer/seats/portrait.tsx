import './portrait.css';

/** The face of whoever a seat plays; its name stands beside it. @param src address of a picture */
export function Portrait({ src }: { readonly src: string }) {
  return <img className="seat-portrait" src={src} alt="" />;
}
