import { describe, expect, it } from 'vitest';
import { saveIn } from '../../../../models/kernel/game-text';
import { faultOf } from '../../../../renderer/app/faults/fault';
import { reportText } from '../../../../renderer/app/faults/report';
import { dyingLightFace } from '../../../../renderer/games/dying-light/face';
import { usualPlan } from '../../../../renderer/games/dying-light/plan/game-plan';
import { startMatch } from '../../../../renderer/games/face-of';

const facts = { version: '1.2.3', runtime: 'Electron 45', system: 'linux', log: ['one', 'two'] };
const game = startMatch(
  dyingLightFace,
  usualPlan('report', () => 'Ada'),
).session.save();

describe('a fault', () => {
  it('is told by its message and where it broke', () => {
    const error = new Error('A rule broke.');
    expect(faultOf(error)).toEqual({ message: 'A rule broke.', stack: error.stack });
    expect(faultOf('just words')).toEqual({ message: 'just words', stack: null });
  });
});

describe('the report of a fault', () => {
  it('says what broke and where, on what, and what was in the log', () => {
    const report = reportText({ fault: { message: 'It broke.', stack: 'at rule.ts:7' }, facts, game: null });
    expect(report.split('\n')).toEqual([
      'Curfew 1.2.3: It broke.',
      'Electron 45; linux',
      '',
      'at rule.ts:7',
      '',
      'Last lines of the log:',
      'one',
      'two',
      '',
      'No game was on the table.',
      '',
    ]);
  });

  it('ends with the game, which can be read back from it', () => {
    const report = reportText({ fault: faultOf('It broke.'), facts, game });
    expect(saveIn(report)).toEqual(JSON.parse(JSON.stringify(game)));
  });
});
