/** Exposure tokens and Chase cards (DL-RISK-06, DL-CHASE-01..04). */
import { CHASE, type ChaseEffect } from '../content/chase';
import type { Frame, FrameOf } from '../frames';
import { areaOf } from '../map';
import { type DLPlay, type DraftRunner, pushFrames } from '../play';
import type { Runner } from '../state';
import { draftRunner, isNight } from './runners';

/** Takes an Exposure token; who has one already is chased instead and keeps the token (DL-RISK-06, DL-CHASE-01). */
export function resolveExposureToken(play: DLPlay, frame: FrameOf<'exposureToken'>): void {
  const runner = draftRunner(play.state, frame.runner);
  if (runner.exposureToken) {
    pushFrames(play, { type: 'chase', runner: runner.id });
    return;
  }
  runner.exposureToken = true;
  play.tell({ type: 'exposure-token-taken', runner: runner.id });
}

/**
 * Takes the top Chase card and does what it says (DL-CHASE-01). Who is chased already, or finds no card left, gets an
 * Infected in the own Area instead (DL-CHASE-03).
 */
export function resolveChase(play: DLPlay, frame: FrameOf<'chase'>): void {
  const runner = draftRunner(play.state, frame.runner);
  const card = runner.chase ? undefined : play.state.chase.shift();
  if (!card) {
    play.tell({ type: 'chase-crowded', runner: runner.id, reason: runner.chase ? 'chased' : 'none-left' });
    pushFrames(play, spawnHere(runner, 1));
    return;
  }
  runner.chase = card;
  play.tell({ type: 'chase-taken', runner: runner.id, chase: card });
  const effect = CHASE[card].onTaking;
  if (effect) pushFrames(play, chaseFrame(effect, runner, isNight(play.state)));
}

/** Biters by day, Virals by night, in the Area of a Runner. */
export function spawnHere(runner: Runner, count: number): Frame {
  return { type: 'spawn', infected: null, count, area: areaOf(runner.zone), spread: false };
}

/** Moves into the Area of a Runner (DL-EMOVE-01). */
export function movesHere(runner: Runner, count: number): Frame {
  return { type: 'moves', area: areaOf(runner.zone), count, sprinters: false, pass: 'volatile' };
}

function chaseFrame(effect: ChaseEffect, runner: Runner, night: boolean): Frame {
  switch (effect.kind) {
    case 'spawn-here':
      return spawnHere(runner, effect.count);
    case 'enemy-moves':
      return movesHere(runner, effect.count);
    case 'spawn-nearest-nest':
      return {
        type: 'spawnNearest',
        infected: night ? effect.night : effect.day,
        count: 1,
        from: areaOf(runner.zone),
      };
    default:
      return effect satisfies never;
  }
}

/** Puts the Chase card, if there is one, to the bottom of the pile (DL-CHASE-04). */
export function discardChase(play: DLPlay, runner: DraftRunner): void {
  const { chase } = runner;
  if (!chase) return;
  runner.chase = null;
  play.state.chase.push(chase);
  play.tell({ type: 'chase-discarded', runner: runner.id, chase });
}

/** Gives the Exposure token, if there is one, back. */
export function discardExposureToken(play: DLPlay, runner: DraftRunner): void {
  if (!runner.exposureToken) return;
  runner.exposureToken = false;
  play.tell({ type: 'exposure-token-discarded', runner: runner.id });
}
