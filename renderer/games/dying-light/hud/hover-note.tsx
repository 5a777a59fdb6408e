import { INFECTED } from '../../../../models/dying-light/content/infected';
import type { State } from '../../../../models/dying-light/state';
import { t } from '../../../i18n';
import { cardWords } from '../card-words';
import type { Composer } from '../compose/composer';
import { diceWords } from '../compose/dice-words';
import { placeWords, priceWords, whyNotThere } from '../compose/place-words';
import { areaName, fullName, infectedName, zoneName } from '../names';
import type { Pick } from '../scene/marks';
import './hover-note.css';

function titleOf(pick: Pick, state: State): string {
  switch (pick.kind) {
    case 'zone':
    case 'token':
      return `${zoneName(pick.zone)}: ${placeWords(pick.zone, state)}`;
    case 'runner':
      return fullName(pick.runner);
    case 'infected': {
      const { attack, toughness } = INFECTED[pick.infected];
      const infected = infectedName(pick.infected);
      return t('dl.hud.infected', { infected, area: areaName(pick.area), attack, toughness });
    }
    case 'die':
      return diceWords(state, [pick.die]);
    case 'card': {
      const { title, text } = cardWords(pick.card);
      return `${title}: ${text}`;
    }
    case 'deck':
      return t('dl.hud.deck', { deck: t(`dl.deck.${pick.deck}`), n: pick.count });
    default:
      return pick satisfies never;
  }
}

interface HoverNoteProps {
  readonly pick: Pick;
  readonly state: State;
  readonly composer: Composer;
}

/** Name and state of what the pointer is over: its price, or why nothing can be done there. */
export function HoverNote({ pick, state, composer }: HoverNoteProps) {
  const zone = pick.kind === 'zone' || pick.kind === 'token' ? pick.zone : null;
  const price = zone && priceWords(composer.moves, zone, state);
  const why = zone && !price && state.active && !state.defence ? whyNotThere(zone, state) : null;
  return (
    <p className="hover-note" aria-hidden="true">
      <span>{titleOf(pick, state)}</span>
      {price && <strong> {price}</strong>}
      {why && <span className="hover-why"> {why}</span>}
    </p>
  );
}
