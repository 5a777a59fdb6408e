/** The Action Track: placing dice, Tempo, Momentum (DL-ACT-06, DL-TEMPO-01..03, DL-MOM-01..04). */
import { MOMENTUM_SLOT, TRACK_SLOTS } from '../content/board';
import type { DieId } from '../ids';
import type { DLPlay, DraftRunner } from '../play';
import type { Die, Runner } from '../state';

/** Slot number of the Tempo Die, the rightmost die on the track; 0 when the track is empty (DL-TEMPO-01). */
export function tempo(runner: Runner): number {
  return runner.track.findLastIndex((die) => die !== null) + 1;
}

/** The rightmost die on the track (DL-TEMPO-01). */
export function tempoDie(runner: Runner): Die | null {
  return runner.track[tempo(runner) - 1] ?? null;
}

/** Slots right of the Tempo Die; gaps left of it are never refilled (DL-ACT-06). */
export function freeSlots(runner: Runner): number {
  return TRACK_SLOTS - tempo(runner);
}

/** Momentum die on the spot, in the pool or on the track (DL-FAT-05). */
export function hasMomentum(runner: Runner): boolean {
  return [runner.momentumSpot, ...runner.pool, ...runner.track].some((die) => die?.type === 'momentum');
}

/** Has Momentum, or the die lies in a Fatigue or Cooldown slot. */
export function holdsMomentumDie(runner: Runner): boolean {
  return (
    hasMomentum(runner) || [...runner.fatigue, ...runner.cooldown].some((die) => die?.type === 'momentum')
  );
}

/** Puts the Momentum die of the supply on the Runner's spot, unrolled (DL-TEMPO-03, DL-MOM-01). */
export function gainMomentum(play: DLPlay, runner: DraftRunner, from: 'track' | 'wound'): void {
  const id = holdsMomentumDie(runner) ? undefined : play.state.supply.momentum.shift();
  if (!id) return;
  runner.momentumSpot = { id, type: 'momentum', face: 1 };
  play.tell({ type: 'momentum-gained', runner: runner.id, die: id, from });
}

/** Moves a pool die to the first slot right of the Tempo Die (DL-ACT-06); slot 4 earns Momentum (DL-TEMPO-03). */
export function placeOnTrack(play: DLPlay, runner: DraftRunner, dieId: DieId): void {
  const index = runner.pool.findIndex((die) => die.id === dieId);
  const [die] = runner.pool.splice(index, 1);
  if (index < 0 || !die) throw new Error(`Die ${dieId} is not in the pool of ${runner.id}.`);
  const slot = tempo(runner) + 1;
  runner.track[slot - 1] = die;
  play.tell({ type: 'die-placed', runner: runner.id, die: { ...die }, slot });
  if (slot === MOMENTUM_SLOT) gainMomentum(play, runner, 'track');
}

/** Takes a die from wherever the Runner holds it; null when the Runner does not hold it. */
export function takeDie(runner: DraftRunner, dieId: DieId): Die | null {
  const inPool = runner.pool.findIndex((die) => die.id === dieId);
  if (inPool >= 0) return runner.pool.splice(inPool, 1)[0] ?? null;
  for (const row of [runner.track, runner.fatigue, runner.cooldown]) {
    const slot = row.findIndex((die) => die?.id === dieId);
    const die = row[slot];
    if (die) {
      row[slot] = null;
      return die;
    }
  }
  if (runner.momentumSpot?.id !== dieId) return null;
  const spot = runner.momentumSpot;
  runner.momentumSpot = null;
  return spot;
}

/** Sends the Momentum die back to the supply from wherever it is, even as Tempo Die (DL-MOM-03, DL-MOM-04, DL-TEMPO-02). */
export function loseMomentum(
  play: DLPlay,
  runner: DraftRunner,
  reason: 'tempo' | 'wounds' | 'concussion',
): void {
  const held = [runner.momentumSpot, ...runner.pool, ...runner.track, ...runner.fatigue, ...runner.cooldown];
  const die = held.find((d) => d?.type === 'momentum');
  if (!die) return;
  takeDie(runner, die.id);
  play.state.supply.momentum.push(die.id);
  play.tell({ type: 'momentum-lost', runner: runner.id, die: die.id, reason });
}
