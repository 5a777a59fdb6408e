import type { Closeup } from './closeup';
import './closeup-card.css';

interface CloseupCardProps {
  readonly closeup: Closeup;
  /** Where its title stands already. */
  readonly untitled?: boolean;
}

/** A thing of the table to be read: its picture, everything that is printed on it, and what its words mean. */
export function CloseupCard({ closeup, untitled }: CloseupCardProps) {
  const { kind, title, picture, facts, text, words } = closeup;
  return (
    <div className="closeup-card">
      {!untitled && <h3>{title}</h3>}
      {picture && <img src={picture} alt="" />}
      <div className="closeup-words">
        {kind && <p className="closeup-kind">{kind}</p>}
        {facts.length > 0 && <p className="closeup-facts">{facts.join(' · ')}</p>}
        {text && <p>{text}</p>}
        <dl>
          {words.map(({ name, meaning }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
