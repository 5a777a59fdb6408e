/** What the page of the balance asks of the games that were played, one plot a question. */
import type { GameId } from '../../../models/kernel/types';
import { gameText } from '../sentences';
import type { Simulation } from '../simulate/arguments';
import type { GameResult } from '../simulate/play-game';

/** The games of one set-up. */
export interface Run {
  readonly simulation: Simulation;
  readonly records: readonly GameResult[];
}

/** A share from 0 to 1: from and to. */
type Band = readonly [number, number];

export interface Row {
  readonly label: string;
  readonly wins: number;
  readonly games: number;
  /** Where the share is wanted; one number twice where it should be exactly that. */
  readonly wanted: Band;
}

export interface Plot {
  /** Name of its file. */
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

const DIFFICULTY_BANDS: Readonly<Record<string, Band>> = {
  easy: [0.65, 0.85],
  normal: [0.4, 0.6],
  hard: [0.15, 0.35],
};
const CHARACTERS: Band = [0.35, 0.7];
const FIRST_PLAYER: Band = [0.46, 0.54];
const PAIRING: Band = [0.35, 0.65];
const PAIR: Band = [0.45, 0.55];

const winsOf = ({ records }: Run) => records.filter(({ result }) => result === 'win').length;

/** Wins and games of everybody of the cast, named by whoever asks; null is not counted. */
function countCast(
  runs: readonly Run[],
  nameOf: (member: string, simulation: Simulation) => string | null,
  wantedOf: (simulation: Simulation) => Band,
): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const { simulation, records } of runs) {
    for (const [member, won] of records.flatMap(({ cast }) => Object.entries(cast))) {
      const label = nameOf(member, simulation);
      if (label === null) continue;
      const { wins, games } = rows.get(label) ?? { wins: 0, games: 0 };
      rows.set(label, { label, wins: wins + Number(won), games: games + 1, wanted: wantedOf(simulation) });
    }
  }
  return [...rows.values()];
}

const seatsText = (seats: number) => (seats === 1 ? '1 seat' : `${seats} seats`);

/** Games that all win or lose together: how often, by difficulty and seats. */
function bySeats(id: string, title: string, runs: readonly Run[]): Plot {
  const rows = runs.map((run) => ({
    label: `${run.simulation.difficulty}, ${seatsText(run.simulation.seats)}`,
    wins: winsOf(run),
    games: run.records.length,
    wanted: DIFFICULTY_BANDS[run.simulation.difficulty] ?? CHARACTERS,
  }));
  return { id, title, rows };
}

function byCharacter(id: string, title: string, runs: readonly Run[], prefix: string): Plot {
  const { game = '' } = runs[0]?.simulation ?? {};
  const normal = runs.filter(({ simulation }) => simulation.difficulty === 'normal');
  const rows = countCast(
    normal,
    (member) => gameText(game, `${prefix}${member}`),
    () => CHARACTERS,
  );
  return { id, title, rows: rows.toSorted((one, other) => (one.label < other.label ? -1 : 1)) };
}

function dyingLight(runs: readonly Run[]): readonly Plot[] {
  const scenarios = [...new Set(runs.map(({ simulation }) => simulation.scenario))];
  const seats = scenarios.map((scenario) => {
    const name = gameText('dying-light', `dl.scenario.${scenario}.name`);
    const own = runs.filter(({ simulation }) => simulation.scenario === scenario);
    return bySeats(`dying-light.${scenario}`, `${name}: won, by difficulty and seats`, own);
  });
  return [
    ...seats,
    byCharacter('dying-light.runners', 'Won with each Runner at normal, all scenarios', runs, 'dl.runner.'),
  ];
}

function surviveUntilDaylight(runs: readonly Run[]): readonly Plot[] {
  const id = 'survive-until-daylight';
  return [
    bySeats(`${id}.seats`, 'Won, by difficulty and seats', runs),
    byCharacter(
      `${id}.characters`,
      'Won with each character at normal, any number of seats',
      runs,
      'sd.character.',
    ),
  ];
}

function oneMonthIn(runs: readonly Run[]): readonly Plot[] {
  const nameOf = (turn: string, { scenario }: Simulation) =>
    `${gameText('one-month-in', `om.layout.${scenario}`)}, ${turn}`;
  const even = ({ seats }: Simulation): Band => [1 / seats, 1 / seats];
  return [
    {
      id: 'one-month-in.layouts',
      title: 'Won by the order of turns on each map; wanted: the same share each',
      rows: countCast(runs, nameOf, even),
    },
  ];
}

/** The pairs of a pairing such as `hold-sight`, the first player's first. */
const pairsOf = ({ scenario }: Simulation) =>
  scenario.split('-').map((pair) => gameText('outbreak-duel', `od.deck.${pair}`));

function outbreakDuel(runs: readonly Run[]): readonly Plot[] {
  const first = (member: string) => member === 'first player';
  const pairing = (member: string, simulation: Simulation) =>
    first(member) ? pairsOf(simulation).join(' before ') : null;
  const pair = (member: string, simulation: Simulation) => {
    const [one = '', other = ''] = pairsOf(simulation);
    if (one === other) return null;
    return first(member) ? one : other;
  };
  const whoBegins = countCast(
    runs,
    (member) => `the ${member}`,
    () => FIRST_PLAYER,
  );
  return [
    {
      id: 'outbreak-duel.pairs',
      title: 'Won by each deck pair against the other three, and by whoever begins',
      rows: [...countCast(runs, pair, () => PAIR), ...whoBegins],
    },
    {
      id: 'outbreak-duel.pairings',
      title: 'Won by the first player of each pairing',
      rows: countCast(runs, pairing, () => PAIRING),
    },
  ];
}

const PLOTS: Readonly<Record<GameId, (runs: readonly Run[]) => readonly Plot[]>> = {
  'dying-light': dyingLight,
  'survive-until-daylight': surviveUntilDaylight,
  'one-month-in': oneMonthIn,
  'outbreak-duel': outbreakDuel,
};

/** @param runs of one game, in the order of the plan */
export function plotsOf(game: GameId, runs: readonly Run[]): readonly Plot[] {
  const plots = PLOTS[game];
  if (!plots) throw new RangeError(`There is no plot of the balance of "${game}".`);
  return plots(runs);
}
