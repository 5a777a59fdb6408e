import { describe, expect, it } from 'vitest';
import { riskOdds } from '../../../models/dying-light/odds';
import { preview } from '../../../models/dying-light/preview';
import { exposureValue } from '../../../models/dying-light/rules/exposure';
import { performMove } from '../../../models/dying-light/rules/move';
import { moveOptions } from '../../../models/dying-light/rules/move-payments';
import { draftRunner } from '../../../models/dying-light/rules/runners';
import { hasMomentum, tempo } from '../../../models/dying-light/rules/tempo';
import { aRunner, entriesOf, perform } from '../../helpers/dying-light';
import { cheapest, firstRunner, onTurn } from '../../helpers/dying-light-moves';

describe('The preview of a move', () => {
  it('shows dice, Tempo, Exposure Value, Momentum and Risk of a Move', () => {
    const state = onTurn({
      runners: [aRunner('oskar').on('j').pool('basic[block]', 'combat[block]').tempo(2).exposed()],
      infected: { market: { biter: 5 } },
    });
    expect(preview(state, cheapest(state, 'climb', 'F'))).toEqual({
      dice: 2,
      tempo: 4,
      exposure: 3,
      gainsMomentum: true,
      risk: { total: 5, dice: 4, odds: riskOdds(4) },
    });
  });

  it('shows the Risk of what one does where one stands', () => {
    const state = onTurn({
      runners: [aRunner('oskar').on('n').tempo(1)],
      infected: { crossroads: { biter: 1 } },
    });
    const total = (move: Parameters<typeof preview>[1]) => preview(state, move).risk.total;
    expect(total({ type: 'INTERACT', tokenId: 'obj-a', target: null })).toBe(2);
    expect(total({ type: 'USE', itemId: 'c-dressing', target: null })).toBe(2);
    expect(total({ type: 'USE', itemId: 'c-smoke', target: null })).toBe(0);
    expect(preview(state, { type: 'PASS' })).toMatchObject({ dice: 0, tempo: 1, exposure: 1 });
  });

  it('DL-GEAR-04: foretells what every Move then really does', () => {
    const state = onTurn({
      runners: [
        aRunner('mara')
          .on('D')
          .pool('basic[evade]', 'parkour[jump+climb]', 'combat[push]', 'momentum[block+evade]')
          .track('basic[jump]', 'basic[jump]')
          .gear('sneak')
          .heavy('wd-rib', 'wd-limp'),
      ],
      infected: { bD: { biter: 2, viral: 1 }, market: { biter: 1 } },
    });
    const options = moveOptions(state, firstRunner(state));
    expect(options.length).toBeGreaterThan(50);
    for (const move of options) {
      const foretold = preview(state, move);
      const done = perform(state, (play) => performMove(play, draftRunner(play.state, 'mara'), move));
      const [moved] = entriesOf(done.entries, 'runner-moved');
      expect([moved?.risk, moved?.tempo, moved?.dice]).toEqual([
        foretold.risk.total,
        foretold.tempo,
        foretold.dice,
      ]);
    }
    const [move] = options;
    if (!move) throw new Error('There is no Move.');
    const paid = firstRunner(
      perform(state, (play) => {
        performMove(play, draftRunner(play.state, 'mara'), move);
        play.state.stack = [];
      }).state,
    );
    expect([tempo(paid), exposureValue(paid), hasMomentum(paid)]).toEqual([
      preview(state, move).tempo,
      preview(state, move).exposure,
      true,
    ]);
  });
});
