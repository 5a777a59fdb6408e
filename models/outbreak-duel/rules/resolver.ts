/**
 * Carries out the effects on the stack until one of them asks something, none is left or the game is over (section 5,
 * `resolver`; OD-REACT-03).
 */
import { effectRunner } from '../../kernel/effects';
import type { Trigger } from '../content/reacts';
import type { Entry } from '../entries';
import type { AskFrame, AutoFrame, AutoFrameType, FrameOf } from '../frames';
import type { DraftState, ODPlay } from '../play';
import { resolveWire } from './advance';
import { resolveBlow, resolveHit } from './attack';
import { endBite } from './bite';
import { resolveEffectOn, resolveEffects } from './effects';
import { dropIfUsedUp, enterItem } from './equipment';
import { resolveHarm, resolveHarmLands } from './harm';
import { resolveRoll, resolveRolled } from './rolls';
import { push } from './stack';
import { passBySetting, waitsFor } from './windows';
import { resolveDeath } from './zombies';

/** Asks S in a window, or goes on where S is not to be asked or has said so beforehand. */
function open(play: ODPlay, trigger: Trigger, window: AskFrame): void {
  if (waitsFor(play.state, trigger)) push(play, window);
  else passBySetting(play, trigger);
}

/** A kill has to be known before it is asked whether there is an answer to it. */
function openKill(play: ODPlay, { zombie, inGraveyard }: FrameOf<'openKill'>): void {
  push(play, { type: 'killWindow', zombie, inGraveyard });
  if (waitsFor(play.state, 'kill')) return;
  play.state.stack.pop();
  passBySetting(play, 'kill');
}

type Handlers = { readonly [T in AutoFrameType]: (play: ODPlay, frame: FrameOf<T>) => void };

const HANDLERS: Handlers = {
  effects: resolveEffects,
  effectOn: resolveEffectOn,
  roll: resolveRoll,
  rolled: resolveRolled,
  hit: resolveHit,
  blow: resolveBlow,
  death: resolveDeath,
  harm: resolveHarm,
  harmLands: resolveHarmLands,
  biteEnds: endBite,
  wire: resolveWire,
  itemLeaves: (play, { item }) => dropIfUsedUp(play, play.state.active, item),
  enterItem: (play, { card }) => enterItem(play, play.state.active, card),
  openMiss: (play) => open(play, 'miss', { type: 'missWindow' }),
  openKill,
  openLethal: (play) => open(play, 'lethal', { type: 'lethalWindow' }),
};

export const runFrames = effectRunner<DraftState, Entry, AutoFrame>(
  HANDLERS,
  ({ outcome }) => outcome !== null,
);
