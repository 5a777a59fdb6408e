import './title-still.css';

const STILL = new URL('../../../assets/covers/title.webp', import.meta.url).href;

/** The title's picture of the night, there at once: the table is drawn over it as soon as it can be, if it ever can. */
export function TitleStill() {
  return <img className="title-still" src={STILL} alt="" fetchPriority="high" />;
}
