/** What the records keep of a night that is over, and what was remarkable about it. */
import { counted, type Ended, type Feat, featsIn, keptLuck } from '../../kernel/finished';
import type { GameRecord } from '../../kernel/finished-kind';
import type { Entry } from '../entries';
import { scenarioFor } from '../scenario/lookup';
import type { State } from '../state';
import { statisticsOf } from '../statistics';

/** Moves of one activation that are a run to be told of. */
const LONG_RUN = 6;
/** Risk dice of one roll that rarely all show nothing. */
const MANY_DICE = 4;

const isWon = ({ outcome }: Pick<Ended<Entry>, 'outcome'>) => outcome !== null && outcome.winners.length > 0;

/** Rounds at night, at least one of them, in which nobody was wounded. */
function isCleanNight(log: readonly Entry[]): boolean {
  let night = false;
  let nights = 0;
  for (const entry of log) {
    if (entry.type === 'round-started') {
      night = entry.night;
      if (night) nights++;
    }
    if (night && (entry.type === 'wound-light' || entry.type === 'wound-heavy')) return false;
  }
  return nights > 0;
}

/** Whether some Runner made so many moves in one activation. */
function hasLongRun(log: readonly Entry[]): boolean {
  let moves = 0;
  for (const { type } of log) {
    if (type === 'activation-started') moves = 0;
    if (type === 'runner-moved' && ++moves >= LONG_RUN) return true;
  }
  return false;
}

export const FEATS: readonly Feat<Entry>[] = [
  { id: 'clean-night', isIn: (ended) => isWon(ended) && isCleanNight(ended.log) },
  {
    id: 'quiet-feet',
    isIn: (ended) => isWon(ended) && ended.log.every(({ type }) => type !== 'enemy-killed'),
  },
  { id: 'one-breath', isIn: ({ log }) => hasLongRun(log) },
  {
    id: 'steady-hands',
    isIn: ({ log }) =>
      log.some(
        (entry) =>
          entry.type === 'risk-rolled' &&
          entry.symbols.length >= MANY_DICE &&
          entry.symbols.every((symbol) => symbol === 'safe'),
      ),
  },
];

/** @param log of the whole game */
export function gameRecord(
  { seats, runners, options, outcome }: Pick<State, 'seats' | 'runners' | 'options' | 'outcome'>,
  log: readonly Entry[],
): GameRecord {
  const { startZone } = scenarioFor(options.scenario);
  return {
    difficulty: options.difficulty,
    luck: keptLuck(statisticsOf(log, startZone).luck),
    feats: featsIn(FEATS, { seats, outcome }, log),
    seats: seats.map(({ id }) => {
      const plays = runners.filter(({ seat }) => seat === id).map((runner) => runner.id);
      const blows = log.flatMap((entry) =>
        entry.type === 'attacked' && plays.includes(entry.runner) ? [entry.with] : [],
      );
      return { id, plays, weapons: counted(blows) };
    }),
  };
}
