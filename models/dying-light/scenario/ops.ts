/** Carrying out what scenarios say (specification 3.16). The engine knows the ops and no scenario. */
import { ROUND_SPACES } from '../content/board';
import type { FrameOf, OpContext } from '../frames';
import { type DLPlay, pushFrames } from '../play';
import { endGame } from '../rules/outcome';
import { holds } from './conditions';
import { countOf, evaluate } from './expressions';
import type { Op } from './format';
import { scenarioOf } from './lookup';
import { reveal } from './reveal';
import { runnerOp } from './runner-ops';
import { spawnOp } from './spawn-op';
import { expire, layToken, placeEach, placeNext, removeThis, switchUv } from './token-ops';

/** Carries out the first op; the rest waits below whatever it brings about. */
export function resolveOps(play: DLPlay, frame: FrameOf<'ops'>): void {
  const [op, ...rest] = frame.ops;
  if (!op) return;
  if (rest.length > 0) pushFrames(play, { ...frame, ops: rest, context: { ...frame.context, chosen: null } });
  carryOut(play, op, frame.context);
  checkLossExtra(play);
}

/** The scenario's own way to lose, looked at whenever it may have changed (DL-WIN-02). */
function checkLossExtra(play: DLPlay): void {
  const { lossExtra } = scenarioOf(play.state);
  if (lossExtra && !play.state.outcome && holds(play.state, lossExtra)) endGame(play, 'loss', 'scenario');
}

type OpOf<T extends Op['op']> = Extract<Op, { op: T }>;
type Handler<T extends Op['op']> = (play: DLPlay, op: OpOf<T>, context: OpContext) => void;

const HANDLERS: { readonly [T in Op['op']]: Handler<T> } = {
  reveal: (play, op, context) => reveal(play, op.card, context),
  placeToken: (play, op) => layToken(play, { kind: op.kind, id: op.id, zone: op.zone }),
  placeEach,
  placeNext,
  expire,
  removeToken: (play, op, context) => removeThis(play, op.token, context),
  uv: (play, op) => switchUv(play, op.token, op.on),
  spread: (play, op) => pushFrames(play, { type: 'spread', area: op.area, everybody: false }),
  spawn: spawnOp,
  choice: offer,
  if: doIf,
  set: setVar,
  add: setVar,
  setLimit,
  win: (play) => endGame(play, 'win', 'objective'),
  lose: (play) => endGame(play, 'loss', 'scenario'),
  log: (play, op) => play.tell({ type: 'told', text: op.text }),
  draw: runnerOp,
  give: runnerOp,
  heal: runnerOp,
  upgrade: runnerOp,
  moveEffect: runnerOp,
  setRunner: runnerOp,
  addRunner: runnerOp,
};

function carryOut<T extends Op['op']>(
  play: DLPlay,
  op: OpOf<T> & { readonly op: T },
  context: OpContext,
): void {
  const handler: Handler<T> = HANDLERS[op.op];
  handler(play, op, context);
}

function doIf(play: DLPlay, op: OpOf<'if'>, context: OpContext): void {
  if (holds(play.state, op.when, context)) pushFrames(play, { type: 'ops', ops: op.do, context });
}

function setLimit(play: DLPlay, op: OpOf<'setLimit'>, context: OpContext): void {
  const round = countOf(play.state, op.round, context);
  play.state.scenario.lastRound = Math.min(ROUND_SPACES, Math.max(1, round));
}

function setVar(play: DLPlay, op: OpOf<'set' | 'add'>, context: OpContext): void {
  const { vars } = play.state.scenario;
  const before = op.op === 'add' ? (vars[op.var] ?? 0) : 0;
  vars[op.var] = before + evaluate(play.state, op.value, context);
}

/** Asks for one of the options that are open now; the ops of the choice follow the answer. */
function offer(play: DLPlay, op: OpOf<'choice'>, context: OpContext): void {
  const options = op.options
    .filter(({ when }) => !when || holds(play.state, when, context))
    .map((option) => ({ id: option.id, text: option.text, ops: option.do }));
  if (options.length === 0) return;
  const card = play.state.scenario.revealed.at(-1) ?? '';
  const by = op.decider === 'actor' ? context.actor : null;
  pushFrames(play, { type: 'scenarioChoice', card, options, by, context });
}
