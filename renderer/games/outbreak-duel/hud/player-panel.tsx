import type { SeatId } from '../../../../models/kernel/types';
import type { Player, Side, State } from '../../../../models/outbreak-duel/state';
import { t } from '../../../i18n';
import { cardName, personOf } from '../names';
import { ruleOf } from '../rule-of';
import type { Spot } from '../spot';
import { Equipment } from './equipment';
import { HordeRow } from './horde-row';
import { ActionPoints, HitPoints, TacticalPoints, ThreatMeter } from './points';
import { SideMark, sideClass } from './side-mark';
import './player-panel.css';

/** What the panels do with what is pointed at. */
export interface Hands {
  readonly onPick: (spot: Spot) => void;
  /** The large card of what the pointer is over. */
  readonly onShow: (spot: Spot | null) => void;
}

interface PlayerPanelProps extends Hands {
  readonly state: State;
  readonly side: Side;
  /** Whose decision it is. */
  readonly deciding: SeatId | null;
}

/** Tokens that lie on the Survivor. */
function Tokens({ player }: { readonly player: Player }) {
  const { infection, cover, grabbed } = player;
  if (infection === 0 && !cover && !grabbed) return null;
  return (
    <p className="od-tokens">
      {infection > 0 && (
        <span {...ruleOf('part', 'infection')}>{t('od.hud.infection', { n: infection })}</span>
      )}
      {cover && <span {...ruleOf('part', 'cover')}>{t('od.hud.cover')}</span>}
      {grabbed && <span {...ruleOf('part', 'grabbed')}>{t('od.hud.grabbed')}</span>}
    </p>
  );
}

/** How many cards lie where; all piles but hands and decks are open, their numbers are always. */
function Counts({ player: { hand, deck, zombieDeck } }: { readonly player: Player }) {
  return (
    <p className="od-counts">
      <span {...ruleOf('part', 'hand')}>{t('od.hud.hand-count', { n: hand.length })}</span>
      <span {...ruleOf('part', 'deck')}>{t('od.hud.deck-count', { n: deck.length })}</span>
      <span {...ruleOf('part', 'zombie-deck')}>{t('od.hud.zombie-count', { n: zombieDeck.length })}</span>
    </p>
  );
}

/** Everything about one player that everybody may know (OD-PRIV-02). */
export function PlayerPanel({ state, side, deciding, onPick, onShow }: PlayerPanelProps) {
  const player = state.players[side];
  const { seat, survivor } = player;
  const isActive = state.active === side && state.round > 0;
  return (
    <article
      className={`od-player ${sideClass(side)} ${deciding === seat ? 'od-deciding' : ''}`}
      aria-label={cardName(survivor)}
      data-seat={seat}
    >
      <h3 className="od-player-head">
        <SideMark side={side} />
        <span>{cardName(survivor)}</span>
        <span className="od-person">{personOf(state, seat)}</span>
      </h3>
      <HitPoints player={player} />
      <p className="od-figures">
        <ActionPoints player={player} />
        <TacticalPoints player={player} />
        {isActive && <span className="od-active">{t('od.hud.in-danger')}</span>}
      </p>
      <ThreatMeter player={player} />
      <Tokens player={player} />
      <Counts player={player} />
      <Equipment player={player} onPick={onPick} onShow={onShow} />
      <HordeRow player={player} onPick={onPick} onShow={onShow} />
    </article>
  );
}
