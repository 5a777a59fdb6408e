/** For each reason of Dying Light a position in which it is the right one. */
import { move as moving } from '../../../models/dying-light/actions/move';
import { DECISIONS, type DecisionId } from '../../../models/dying-light/decisions';
import type { Frame } from '../../../models/dying-light/frames';
import { rules } from '../../../models/dying-light/game-rules';
import type { AttackAction, Move, MoveAction } from '../../../models/dying-light/moves';
import type { ReasonId } from '../../../models/dying-light/rulebook/refusals';
import { whyNoMove } from '../../../models/dying-light/rules/move-targets';
import type { State } from '../../../models/dying-light/state';
import type { Reason } from '../../../models/kernel/types';
import { aRunner, type BoardPlan, board } from '../dying-light';
import { aMove, firstRunner, onTurn } from '../dying-light-moves';
import { newGame, picked, seatsFor } from '../dying-light-setup';
import { underAttack, whyNoAttack } from '../fighting';
import type { ReasonCase } from './case';

const MARA = aRunner('mara').on('r').pool('basic[jump]', 'basic[jump]');
const OSKAR = aRunner('oskar').on('j').pool('basic[jump]', 'basic[jump]');
const BITER_HERE = { printCourt: { biter: 1 } } as const;

function whyNot(
  plan: BoardPlan,
  move: Move,
  decision: DecisionId = 'acting',
  ...stack: Frame[]
): Reason | null {
  return DECISIONS[decision].why({ ...onTurn(plan), stack }, move);
}

function whyNotMove(runner: typeof MARA, move: MoveAction): Reason | null {
  const state = onTurn({ runners: [runner] });
  return moving.why(state, firstRunner(state), move);
}

function whyNotTo(runner: typeof MARA, zone: 'F' | 'r'): Reason | null {
  const state = onTurn({ runners: [runner] });
  return whyNoMove(state, firstRunner(state), zone);
}

function whyNotAttack(plan: BoardPlan, more: Partial<AttackAction> = {}): Reason | null {
  return whyNoAttack(board({ runners: [MARA], infected: BITER_HERE, ...plan }), more);
}

function whyNotDefend(runner: typeof MARA, move: Move): Reason | null {
  return DECISIONS.defending.why(underAttack(board({ runners: [runner] }), { viral: 2 }), move);
}

const SCARED: Frame = { type: 'firecrackers', runner: 'mara', count: 3 };
function whyNotScared(
  infected: 'biter' | 'howler',
  toArea: 'wellYard' | 'bJ' | 'hideoutYard',
): Reason | null {
  const plan = { runners: [aRunner('mara').on('n')], infected: { crossroads: { biter: 1, howler: 1 } } };
  return whyNot(plan, { type: 'MOVE_ENEMY', infected, toArea }, 'firecrackers', SCARED);
}

const PUSHED: Frame = { type: 'push', runner: 'mara', count: 1, survivor: null };
function whyNotPushed(toArea: 'bI' | 'pumpAlley' | 'crossroads', infected: 'biter' | 'viral' = 'biter') {
  const plan: BoardPlan = { runners: [MARA], infected: BITER_HERE, lanterns: ['crossroads'] };
  return whyNot(plan, { type: 'PUSH', infected, toArea }, 'push', PUSHED);
}

function whyNotExchange(
  other: typeof MARA,
  tradedWith: readonly 'oskar'[] = [],
  give: readonly 'w-bow'[] = [],
) {
  const mara = MARA.weapon('w-bow');
  const state = onTurn({ runners: [mara, other] });
  const [first, ...others] = state.runners;
  const runners = first ? [{ ...first, activation: { ...first.activation, tradedWith } }, ...others] : others;
  return DECISIONS.acting.why(
    { ...state, runners },
    { type: 'EXCHANGE', otherRunner: 'oskar', give, take: [] },
  );
}

function at(decision: DecisionId, state: State, move: Move): Reason | null {
  return rules.whyIllegal({ value: { flow: { rounds: decision }, resolver: 'idle' }, state }, move);
}

const LOUD: State['exposurePhase'] = {
  values: { mara: 3, oskar: 1 },
  queue: ['printCourt', 'garageRow'],
  countedTokens: [],
  step: null,
};

export const REASON_CASES: Readonly<Record<ReasonId, ReasonCase>> = {
  notYourTurn: {
    why: () =>
      rules.mayMove(
        {
          value: { flow: { rounds: 'acting' }, resolver: 'idle' },
          state: onTurn({ runners: [MARA, OSKAR] }),
        },
        { type: 'PASS' },
        'seat-2',
      ),
    says: 'Wait for your turn; Player 1 is deciding.',
  },
  notNow: {
    why: () => at('acting', onTurn({ runners: [MARA] }), { type: 'DECLINE' }),
    says: 'That has to wait: something else is to be decided first.',
  },
  needDice: {
    why: () => whyNotTo(OSKAR.pool('basic[jump]'), 'F'),
    says: 'You need 2 dice here and have 1.',
  },
  fewDice: {
    why: () => whyNotDefend(MARA, { type: 'DEFEND', dice: [], boosts: [], gearBoosts: [] }),
    says: 'That takes 1 die; 0 are chosen.',
  },
  boostsShort: {
    why: () => whyNotAttack({}, { push: [{ type: 'biter', toArea: 'pumpAlley' }] }),
    says: 'These dice do not show enough Push icons for that price.',
  },
  boostUnfit: {
    why: () => whyNotAttack({}, { boosts: [{ dieId: 'die-basic-1', icon: 'jump' }] }),
    says: 'A Jump icon does nothing for this action.',
  },
  boostOnce: {
    why: () =>
      whyNotAttack(
        { runners: [MARA.pool('combat[push]')] },
        {
          boosts: [
            { dieId: 'die-combat-1', icon: 'push' },
            { dieId: 'die-combat-1', icon: 'push' },
          ],
        },
      ),
    says: 'Each icon counts once.',
  },
  gearNeedsMomentum: {
    why: () =>
      whyNotMove(OSKAR.gear('courier'), aMove('climb', 'F', ['die-basic-1'], { gearBoosts: ['g-cour-g'] })),
    says: 'Gear adds its icon only when the Momentum die is spent.',
  },
  feeDue: {
    why: () => whyNotAttack({}, { mode: 'special' }),
    says: 'A Special Attack takes a Power icon or a fatigued die.',
  },
  tooManyDice: {
    why: () => whyNotMove(MARA, aMove('run', 'u', ['die-basic-1', 'die-basic-2'])),
    says: 'That is more dice than this action can cost.',
  },
  trackFull: {
    why: () =>
      whyNotAttack({ runners: [MARA.track(null, null, null, null, null, null, null, 'basic[blank]')] }),
    says: 'Your Action Track has no free slot.',
  },
  notAdjacent: {
    why: () => whyNotMove(MARA.on('t'), aMove('run', 'r', ['die-basic-1'])),
    says: 'That Zone does not share a border with yours.',
  },
  needClimb: {
    why: () => whyNotMove(MARA.on('n'), aMove('run', 'F', ['die-basic-1'])),
    says: 'There is a wall or a higher floor in between: climb it (2 dice).',
  },
  tooHigh: {
    why: () => whyNotMove(MARA.on('t'), aMove('jump', 'I', ['die-basic-1'])),
    says: 'That roof is 1 level above you: you cannot jump up.',
  },
  tooFar: {
    why: () => whyNotMove(MARA.on('t'), aMove('jump', 'u', ['die-basic-1'])),
    says: 'That Zone is 1 Zone away; a Jump covers exactly 2.',
  },
  flatJump: {
    why: () => whyNotMove(MARA.on('t'), aMove('jump', 'r', ['die-basic-1'])),
    says: 'You can only jump over something lower than you.',
  },
  noPad: {
    why: () => whyNotMove(MARA.on('t'), aMove('pad', 'r', ['die-basic-1'])),
    says: 'There is no Jump Pad in your Zone.',
  },
  notInPool: {
    why: () => whyNotAttack({}, { die: 'die-combat-1' }),
    says: 'That die is not in your active pool.',
  },
  noTarget: {
    why: () => whyNotAttack({}, { targetType: 'viral' }),
    says: 'No enemy to hit there.',
  },
  outOfRange: {
    why: () => whyNotAttack({ runners: [MARA.weapon('w-bow')] }, { targetArea: 'northGate' }),
    says: 'That reaches 2 Areas; this one is 4 away.',
  },
  meleeOnly: {
    why: () => whyNotAttack({ runners: [MARA.weapon('w-hammer')] }, { targetArea: 'crossroads' }),
    says: 'Your weapon reaches only your own Area.',
  },
  fatigueFull: {
    why: () =>
      whyNotAttack(
        { runners: [MARA.tempo(1).fatigue('basic[blank]', 'combat[push]')] },
        {
          mode: 'special',
          fatigueDie: 'die-basic-2',
        },
      ),
    says: 'Both Fatigue slots are taken.',
  },
  noFatigueDie: {
    why: () => whyNotAttack({ runners: [MARA.pool('basic[jump]')] }, { mode: 'special' }),
    says: 'No die may be fatigued: the Tempo Die is protected.',
  },
  tempoDie: {
    why: () => whyNotDefend(MARA.tempo(2), { type: 'DESPERATE', trackSlots: [2] }),
    says: 'The Tempo Die cannot leave the track.',
  },
  noPush: {
    why: () => whyNotPushed('bI'),
    says: 'That Area is higher: enemies are pushed level or down.',
  },
  areaNotNext: {
    why: () => whyNotScared('biter', 'hideoutYard'),
    says: 'That Area is not next to yours.',
  },
  noneStanding: {
    why: () => whyNotPushed('pumpAlley', 'viral'),
    says: 'No Viral is standing here.',
  },
  howlerStays: {
    why: () => whyNotScared('howler', 'wellYard'),
    says: 'Howlers do not run from firecrackers.',
  },
  uvBlocked: {
    why: () => whyNotPushed('crossroads'),
    says: 'Infected cannot be moved into UV light.',
  },
  notInZone: {
    why: () => whyNot({ runners: [MARA] }, { type: 'INTERACT', tokenId: 'obj-a', target: null }),
    says: 'You must stand in the same Zone.',
  },
  conditionUnmet: {
    why: () => whyNotDefend(MARA.tempo(2).heavy('wd-deepcut'), { type: 'DESPERATE', trackSlots: [1] }),
    says: 'While Heavy: you cannot use Desperate Defence.',
  },
  noClimb: {
    why: () => whyNotMove(MARA.on('t'), aMove('climb', 'u', ['die-basic-1'])),
    says: 'There is nothing to climb there: run.',
  },
  alreadyThere: {
    why: () => whyNotTo(MARA, 'r'),
    says: 'You are standing there.',
  },
  noEffect: {
    why: () =>
      whyNot(
        { runners: [MARA.carrying('c-painkillers')] },
        { type: 'USE', itemId: 'c-painkillers', target: null },
      ),
    says: 'That would change nothing.',
  },
  switchTwice: {
    why: () => {
      const state = onTurn({ runners: [MARA.carrying('e-blade')] });
      const runners = state.runners.map((one) => ({
        ...one,
        activation: { ...one.activation, justSwitched: true },
      }));
      return DECISIONS.acting.why({ ...state, runners }, { type: 'SWITCH_WEAPON', itemId: 'e-blade' });
    },
    says: 'You just switched weapons; do something else first.',
  },
  exchangeOnce: {
    why: () => whyNotExchange(OSKAR.on('r'), ['oskar']),
    says: 'You already traded with Oskar Brandt this activation.',
  },
  notSameArea: {
    why: () => whyNotExchange(OSKAR),
    says: 'You can only trade inside one Area.',
  },
  needWeapon: {
    why: () => whyNotExchange(OSKAR.on('r'), [], ['w-bow']),
    says: 'A Runner must keep one Weapon.',
  },
  supplyEmpty: {
    why: () => {
      const state = onTurn({ runners: [MARA] });
      const stack: readonly Frame[] = [{ type: 'upgrade', runner: 'mara' }];
      const supply = { ...state.supply, combat: [] };
      return DECISIONS.upgrade.why(
        { ...state, stack, supply },
        { type: 'UPGRADE', dieId: 'die-basic-1', to: 'combat' },
      );
    },
    says: 'No die of that type is left.',
  },
  onlyDefence: {
    why: () => whyNot({ runners: [MARA] }, { type: 'COMMIT' }),
    says: 'Defend is for the Exposure Phase.',
  },
  gearMismatch: {
    why: () => whyNotDefend(MARA.gear('courier'), { type: 'GEAR', gearId: 'g-cour-s' }),
    says: 'That Gear does not stop this effect.',
  },
  gearGone: {
    why: () =>
      whyNotDefend(MARA.gear('courier', { 'g-cour-j': 'off' }), { type: 'GEAR', gearId: 'g-cour-j' }),
    says: 'That Gear is already off.',
  },
  alreadyUsed: {
    why: () => whyNotDefend(MARA.carrying('e-vest').having({ vestUsed: true }), { type: 'VEST' }),
    says: 'Used already this round.',
  },
  notHighest: {
    why: () => {
      const state = board({ runners: [MARA, OSKAR.on('q')] });
      return DECISIONS.pickArea.why(
        { ...state, exposurePhase: LOUD },
        { type: 'RESOLVE_AREA', areaId: 'garageRow' },
      );
    },
    says: 'An Area with a higher Exposure Value goes first.',
  },
  cannotEnter: {
    why: () => whyNotScared('biter', 'bJ'),
    says: 'A Biter cannot get in there: it is too high.',
  },
  alreadyActivated: {
    why: () =>
      DECISIONS.chooseRunner.why(board({ runners: [MARA.having({ activated: true }), OSKAR] }), {
        type: 'ACTIVATE',
        runnerId: 'mara',
      }),
    says: 'Mara Quill has already acted this Round.',
  },
  taken: {
    why: () =>
      DECISIONS.chooseRunners.why(picked(newGame(seatsFor(2)), 'mara'), {
        type: 'PICK_RUNNER',
        seat: 'seat-2',
        runnerId: 'mara',
      }),
    says: 'Somebody already picked that.',
  },
  gameOver: {
    why: () => {
      const outcome = { winners: [], reason: 'dl.outcome.time', scores: {}, rank: null };
      return at('acting', { ...onTurn({ runners: [MARA] }), outcome }, { type: 'PASS' });
    },
    says: 'The game has ended.',
  },
};
