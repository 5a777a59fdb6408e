import { FIRST_NIGHT_ROUND } from '../../../../models/dying-light/content/board';
import { AREA_IDS, type RunnerId } from '../../../../models/dying-light/ids';
import { areaOf } from '../../../../models/dying-light/map';
import type { Runner, State, Token } from '../../../../models/dying-light/state';
import { cardsOf } from './cards/card-faces';
import { decksOf } from './cards/decks';
import type { BoardModel, CrowdModel, DieModel, SceneModel, ThrownDie, TokenModel } from './scene-model';

export interface SceneOptions {
  /** Whose board lies in front of the city; the active Runner's if left out. */
  readonly boardOf?: RunnerId;
  /** Exposure of each Runner as the rules count it now. */
  readonly exposure?: Readonly<Partial<Record<RunnerId, number>>>;
  /** Dice chosen for the payment being made. */
  readonly selected?: readonly string[];
  /** Risk and Damage dice that lie in the tray: those rolled last. */
  readonly thrown?: readonly ThrownDie[];
}

function board(runner: Runner, selected: readonly string[]): BoardModel {
  const show = (die: DieModel): DieModel => ({
    id: die.id,
    type: die.type,
    face: die.face,
    selected: selected.includes(die.id),
  });
  const slots = (dice: readonly (DieModel | null)[]) => dice.map((die) => die && show(die));
  return {
    runner: runner.id,
    track: slots(runner.track),
    pool: runner.pool.map(show),
    momentumSpot: runner.momentumSpot && show(runner.momentumSpot),
    fatigue: slots(runner.fatigue),
    cooldown: slots(runner.cooldown),
    cards: cardsOf(runner),
  };
}

/** `obj-a` shows the letter A. */
function letterOf({ id, kind }: Token): string | null {
  return kind === 'objective' ? (id.split('-').at(-1)?.toUpperCase() ?? null) : null;
}

function token(of: Token): TokenModel {
  return { id: of.id, kind: of.kind, zone: of.zone, on: of.on, letter: letterOf(of) };
}

function crowds(state: State): SceneModel['infected'] {
  const some = ({ standing, down }: CrowdModel) =>
    [...Object.values(standing), ...Object.values(down)].some((count) => count > 0);
  return Object.fromEntries(
    AREA_IDS.filter((area) => some(state.areas[area])).map((area) => [area, state.areas[area]]),
  );
}

/** DL-ENV-05, DL-ENV-06: Areas under a UV Spot that shines or under a lantern. */
function uvAreas(state: State): SceneModel['uvAreas'] {
  const spots = state.tokens.filter(({ kind, on }) => kind === 'uv' && on).map(({ zone }) => areaOf(zone));
  return [...new Set([...spots, ...state.lanterns])];
}

/** What the table shows of a position. */
export function sceneModel(state: State, options: SceneOptions = {}): SceneModel {
  const {
    boardOf = state.active ?? state.runners[0]?.id,
    exposure = {},
    selected = [],
    thrown = [],
  } = options;
  const owner = state.runners.find(({ id }) => id === boardOf);
  return {
    night: state.round >= FIRST_NIGHT_ROUND,
    runners: state.runners.map(({ id, zone }) => ({
      id,
      zone,
      active: id === state.active,
      exposure: exposure[id] ?? 0,
    })),
    infected: crowds(state),
    tokens: state.tokens.map(token),
    uvAreas: uvAreas(state),
    tracker: { round: state.round, lastRound: state.scenario.lastRound, events: state.scenario.events },
    board: owner ? board(owner, selected) : null,
    thrown,
    decks: decksOf(state, owner),
    strike: null,
    attack: state.defence && { runner: state.defence.runner, attackers: state.defence.attackers },
  };
}
