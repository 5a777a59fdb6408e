import { describe, expect, it } from 'vitest';
import { dyingLightMachine } from '../../../machines/dying-light/game.machine';
import { DECISIONS, decisionAt } from '../../../models/dying-light/decisions';
import { allNodes } from '../../helpers/charts';

const nodes = allNodes(dyingLightMachine.root);
const waiting = nodes.filter((node) => node.ownEvents.some((event) => event !== ''));

describe('the chart of Dying Light', () => {
  it('waits in exactly one state for each decision, under its name', () => {
    expect(waiting.map((node) => node.key).sort()).toEqual(Object.keys(DECISIONS).sort());
  });

  it('finds the open decision in a position, the resolver first', () => {
    const flow = { round: { activation: { runnerActivation: 'resolving' } } };
    expect(decisionAt({ flow, resolver: 'fatigueDie' })).toBe('fatigueDie');
    expect(
      decisionAt({ flow: { round: { activation: { runnerActivation: 'acting' } } }, resolver: 'idle' }),
    ).toBe('acting');
    expect(decisionAt({ flow: 'gameOver', resolver: 'idle' })).toBeNull();
  });

  it('names the phases that a reader of the rulebook looks for (DL-ROUND-01, DL-ACT-01)', () => {
    const names = new Set(nodes.map((node) => node.path.slice(1).join('.')));
    for (const name of [
      'setup.scenarioIntro',
      'round.activation.day.chooseRunner',
      'round.activation.night.nightActivation',
      'round.activation.runnerActivation.gather',
      'round.activation.runnerActivation.acting',
      'round.exposure.draw',
      'round.exposure.spawnStep',
      'round.exposure.moveStep',
      'round.exposure.attackStep.defending',
      'round.endPhase.momentumCheck',
      'round.endPhase.nightfall',
      'gameOver',
    ]) {
      expect(names, name).toContain(name);
    }
  });
});
