import type { AreaId, InfectedType } from '../../../../../models/dying-light/ids';
import type { Motion } from '../../motions';
import type { CardModel } from '../cards/card-faces';
import type { DecksModel } from '../cards/decks';
import type { BoardModel, Counts, CrowdModel, DieModel, SceneModel } from '../scene-model';

const NOBODY: Counts = { biter: 0, viral: 0, volatile: 0, howler: 0 };
const EMPTY: CrowdModel = { standing: NOBODY, down: NOBODY };

type Posture = keyof CrowdModel;

function counted(
  scene: SceneModel,
  area: AreaId,
  type: InfectedType,
  posture: Posture,
  change: number,
): SceneModel {
  const crowd = scene.infected[area] ?? EMPTY;
  const counts = { ...crowd[posture], [type]: Math.max(0, crowd[posture][type] + change) };
  return { ...scene, infected: { ...scene.infected, [area]: { ...crowd, [posture]: counts } } };
}

function stoodUp(scene: SceneModel): SceneModel {
  const infected = Object.entries(scene.infected).map(([area, { standing, down }]) => {
    const up = {
      biter: standing.biter + down.biter,
      viral: standing.viral + down.viral,
      volatile: standing.volatile + down.volatile,
      howler: standing.howler + down.howler,
    };
    return [area, { standing: up, down: NOBODY }];
  });
  return { ...scene, infected: Object.fromEntries(infected) };
}

/** The board without a die, wherever it lies. */
function without(board: BoardModel, id: string): BoardModel {
  const cleared = (dice: readonly (DieModel | null)[]) => dice.map((die) => (die?.id === id ? null : die));
  return {
    ...board,
    pool: board.pool.filter((die) => die.id !== id),
    track: cleared(board.track),
    fatigue: cleared(board.fatigue),
    cooldown: cleared(board.cooldown),
    momentumSpot: board.momentumSpot?.id === id ? null : board.momentumSpot,
  };
}

function rolled(board: BoardModel, dice: readonly DieModel[]): BoardModel {
  const cleared = dice.reduce((rest, die) => without(rest, die.id), board);
  return { ...cleared, pool: [...cleared.pool, ...dice] };
}

function spent(board: BoardModel, die: DieModel, slot: number): BoardModel {
  const cleared = without(board, die.id);
  return { ...cleared, track: cleared.track.map((other, index) => (index === slot - 1 ? die : other)) };
}

function tokens(scene: SceneModel, motion: Extract<Motion, { kind: 'token' }>): SceneModel {
  const others = scene.tokens.filter(({ id }) => id !== motion.token);
  if (!motion.placed) return { ...scene, tokens: others };
  const letter =
    motion.tokenKind === 'objective' ? (motion.token.split('-').at(-1)?.toUpperCase() ?? null) : null;
  const token = {
    id: motion.token,
    kind: motion.tokenKind,
    zone: motion.zone,
    on: motion.tokenKind !== 'uv',
    letter,
  };
  return { ...scene, tokens: [...others, token] };
}

function uv(scene: SceneModel, area: AreaId, on: boolean): SceneModel {
  const others = scene.uvAreas.filter((other) => other !== area);
  return { ...scene, uvAreas: on ? [...others, area] : others };
}

/** The card lies open beside its deck. */
function drawn(model: DecksModel, card: CardModel): DecksModel {
  const decks = model.decks.map((deck) => (deck.id === card.family ? { ...deck, open: card } : deck));
  return { ...model, decks };
}

/** The attack of a Runner after a motion: it is over with the first motion that has nothing to do with it. */
function struck({ strike }: SceneModel, motion: Motion): SceneModel['strike'] {
  switch (motion.kind) {
    case 'strike': {
      const { runner, area, target, manner } = motion;
      return { runner, area, target, manner, total: null, stage: 'ready' };
    }
    case 'throw':
      return strike && { ...strike, total: motion.total ?? strike.total };
    case 'remove':
      if (motion.by === 'rule' || motion.by === 'item' || motion.by === 'push') return null;
      return strike && { ...strike, area: motion.area, target: motion.infected, stage: 'hit' };
    case 'knock-down':
      return strike && { ...strike, area: motion.area, target: motion.infected, stage: 'hit' };
    case 'miss':
      return strike && { ...strike, stage: 'missed' };
    default:
      return null;
  }
}

/** The table after a motion. Between two states only: when all motions are over the state itself is shown. */
export function applyMotion(scene: SceneModel, motion: Motion): SceneModel {
  return { ...changed(scene, motion), strike: struck(scene, motion) };
}

function changed(scene: SceneModel, motion: Motion): SceneModel {
  switch (motion.kind) {
    case 'runner': {
      const moved = ({ id }: { id: string }) => id === motion.runner;
      return { ...scene, runners: scene.runners.map((r) => (moved(r) ? { ...r, zone: motion.to } : r)) };
    }
    case 'walk': {
      const left = counted(scene, motion.from, motion.infected, 'standing', -1);
      return counted(left, motion.to, motion.infected, 'standing', 1);
    }
    case 'spawn':
      return counted(scene, motion.area, motion.infected, 'standing', 1);
    case 'remove':
      return counted(scene, motion.area, motion.infected, motion.down ? 'down' : 'standing', -1);
    case 'knock-down': {
      const fallen = counted(scene, motion.area, motion.infected, 'standing', -1);
      return counted(fallen, motion.area, motion.infected, 'down', 1);
    }
    case 'stand-up':
      return stoodUp(scene);
    case 'roll':
    case 'spend': {
      const { board } = scene;
      if (board?.runner !== motion.runner) return scene;
      const next =
        motion.kind === 'roll' ? rolled(board, motion.dice) : spent(board, motion.die, motion.slot);
      return { ...scene, board: next };
    }
    case 'throw':
      return { ...scene, thrown: motion.dice };
    case 'token':
      return tokens(scene, motion);
    case 'draw':
      return { ...scene, decks: drawn(scene.decks, motion.card) };
    case 'uv':
      return uv(scene, motion.area, motion.on);
    case 'round':
      return { ...scene, tracker: { ...scene.tracker, round: motion.round } };
    case 'light':
      return { ...scene, night: motion.night };
    case 'menace':
      return { ...scene, attack: { runner: motion.runner, attackers: motion.attackers } };
    case 'show':
    case 'reveal':
    case 'pulse':
    case 'strike':
    case 'miss':
    case 'bite':
      return scene;
    case 'harm':
      return { ...scene, attack: null };
    default:
      return motion satisfies never;
  }
}
