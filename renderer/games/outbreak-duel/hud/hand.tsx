import { type FaceDown, isFaceDown } from '../../../../models/kernel/hidden';
import type { SurvivorCardId } from '../../../../models/outbreak-duel/ids';
import type { Player, State } from '../../../../models/outbreak-duel/state';
import { KeyMark, useShortcutName } from '../../../hud/key-mark';
import { t } from '../../../i18n';
import { ANSWERS } from '../../../input/commands';
import { answerActions, useCommands } from '../../../input/shortcuts';
import type { Composer } from '../compose/composer';
import { KEEPING } from '../compose/keeping';
import { isMeant } from '../compose/picks';
import { cardName, cardText, survivorName } from '../names';
import { ruleOf } from '../rule-of';
import type { Spot } from '../spot';
import { CardFace } from './card-face';
import type { Hands } from './player-panel';
import { pointedAt } from './pointed';
import { sideClass } from './side-mark';
import './hand.css';

interface HandProps extends Hands {
  readonly state: State;
  readonly player: Player;
  readonly composer: Composer;
}

/** Kept, or pointed at. */
function isChosen(composer: Composer, index: number): boolean {
  const keeping = composer.composition.questions.find(({ id }) => id === KEEPING);
  if (keeping?.kind === 'several') return keeping.chosen.includes(String(index));
  return composer.picks.some((pick) => pick.kind === 'card' && pick.index === index);
}

function isUsable(composer: Composer, spot: Spot, state: State): boolean {
  const isLooting = composer.category === 'LOOT';
  return composer.moves.some(
    (move) => move.type === 'KEEP' || ((move.type === 'LOOT') === isLooting && isMeant(move, spot, state)),
  );
}

interface HeldProps extends HandProps {
  readonly card: SurvivorCardId;
  readonly index: number;
}

/** A card that lies face up. */
function Held({ state, player, composer, card, index, onPick, onShow }: HeldProps) {
  const spot: Spot = { kind: 'card', seat: player.seat, index };
  const usable = isUsable(composer, spot, state);
  const digit = ANSWERS[index];
  const shortcut = useShortcutName(digit);
  return (
    <li className="od-held" style={{ '--at': index - (player.hand.length - 1) / 2 } as React.CSSProperties}>
      <button
        type="button"
        className={`od-card od-${card[0]} ${usable ? 'od-usable' : ''}`}
        aria-label={cardName(card)}
        aria-description={cardText(card)}
        aria-pressed={isChosen(composer, index)}
        aria-keyshortcuts={shortcut}
        data-hand={index}
        data-card={card}
        {...ruleOf('card', card)}
        {...pointedAt(spot, { onPick, onShow })}
      >
        <CardFace card={card} state={state} />
        {digit && <KeyMark command={digit} />}
      </button>
    </li>
  );
}

/** Only backs: as many as everybody may count. */
function Backs({ state, player }: Pick<HandProps, 'state' | 'player'>) {
  const side = state.players[0] === player ? 0 : 1;
  const words = t('od.hud.face-down', { name: survivorName(state, player.seat), n: player.hand.length });
  return (
    <section className={`od-hand od-hand-down ${sideClass(side)}`} aria-label={words}>
      <span className="od-backs" aria-hidden="true">
        {player.hand.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <i key={index} />
        ))}
      </span>
      <span>{words}</span>
    </section>
  );
}

function isOpen(card: SurvivorCardId | FaceDown): card is SurvivorCardId {
  return !isFaceDown(card);
}

/** The hand of whoever looks, as a fan of cards that can be read; face down for all others (OD-PRIV-03). */
export function Hand(props: HandProps) {
  const { state, player, composer, onPick } = props;
  const cards = player.hand.filter(isOpen);
  const isFree = composer.begun === null && composer.composed && cards.length > 0;
  // The digits pick a card while no question takes them.
  const isPicked = isFree || composer.category === 'LOOT';
  useCommands(
    answerActions(isPicked ? cards.length : 0, (index) => onPick({ kind: 'card', seat: player.seat, index })),
  );
  if (cards.length < player.hand.length) return <Backs state={state} player={player} />;
  return (
    <section
      className={cards.length > 6 ? 'od-hand od-hand-many' : 'od-hand'}
      aria-label={t('od.hud.hand', { name: survivorName(state, player.seat) })}
    >
      <ul>
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold the same card twice
          <Held key={index} {...props} card={card} index={index} />
        ))}
      </ul>
      {cards.length === 0 && <p className="od-bare">{t('od.hud.no-cards')}</p>}
    </section>
  );
}
