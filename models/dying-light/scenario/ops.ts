/** Carrying out what scenarios say (specification 3.16). The engine knows the ops and no scenario. */
import type { FrameOf, OpContext } from '../frames';
import { type DLPlay, pushFrames } from '../play';
import { endGame } from '../rules/outcome';
import { holds } from './conditions';
import { evaluate } from './expressions';
import type { Op } from './format';
import { scenarioOf } from './lookup';
import { reveal } from './reveal';
import { runnerOp } from './runner-ops';
import { spawnOp } from './spawn-op';
import { expire, placeEach, placeNext, placeOne, removeThis, switchUv } from './token-ops';

/** Carries out the first op; the rest waits below whatever it brings about. */
export function resolveOps(play: DLPlay, frame: FrameOf<'ops'>): void {
  const [op, ...rest] = frame.ops;
  if (!op) return;
  if (rest.length > 0) pushFrames(play, { ...frame, ops: rest, context: { ...frame.context, chosen: null } });
  carryOut(play, op, frame.context);
  checkLossExtra(play);
}

/** The scenario's own way to lose, looked at whenever it may have changed (DL-WIN-02). */
export function checkLossExtra(play: DLPlay): void {
  const { lossExtra } = scenarioOf(play.state);
  if (lossExtra && !play.state.outcome && holds(play.state, lossExtra)) endGame(play, 'loss', 'scenario');
}

function carryOut(play: DLPlay, op: Op, context: OpContext): void {
  switch (op.op) {
    case 'reveal':
      return reveal(play, op.card, context);
    case 'placeToken':
      return placeOne(play, op.kind, op.id, op.zone);
    case 'placeEach':
      return placeEach(play, op);
    case 'placeNext':
      return placeNext(play, op, context);
    case 'expire':
      return expire(play, op, context);
    case 'removeToken':
      return removeThis(play, op.token, context);
    case 'uv':
      return switchUv(play, op.token, op.on);
    case 'spread':
      return pushFrames(play, { type: 'spread', area: op.area, everybody: false });
    case 'spawn':
      return spawnOp(play, op, context);
    case 'choice':
      return offer(play, op, context);
    case 'if':
      if (holds(play.state, op.when, context)) pushFrames(play, { type: 'ops', ops: op.do, context });
      return;
    case 'set':
    case 'add':
      return setVar(play, op, context);
    case 'setLimit':
      play.state.scenario.lastRound = evaluate(play.state, op.round, context);
      return;
    case 'win':
      return endGame(play, 'win', 'objective');
    case 'lose':
      return endGame(play, 'loss', 'scenario');
    case 'log':
      return play.tell({ type: 'told', text: op.text });
    default:
      return runnerOp(play, op, context);
  }
}

function setVar(play: DLPlay, op: Extract<Op, { op: 'set' | 'add' }>, context: OpContext): void {
  const { vars } = play.state.scenario;
  const before = op.op === 'add' ? (vars[op.var] ?? 0) : 0;
  vars[op.var] = before + evaluate(play.state, op.value, context);
}

/** Asks for one of the options that are open now; the ops of the choice follow the answer. */
function offer(play: DLPlay, op: Extract<Op, { op: 'choice' }>, context: OpContext): void {
  const options = op.options
    .filter(({ when }) => !when || holds(play.state, when, context))
    .map((option) => ({ id: option.id, text: option.text, ops: option.do }));
  if (options.length === 0) return;
  const card = play.state.scenario.revealed.at(-1) ?? '';
  const by = op.decider === 'actor' ? context.actor : null;
  pushFrames(play, { type: 'scenarioChoice', card, options, by, context });
}
