import { describe, expect, it } from 'vitest';
import { acting } from '../../../../../models/dying-light/decisions/acting';
import type { RunnerId } from '../../../../../models/dying-light/ids';
import type { Move } from '../../../../../models/dying-light/moves';
import type { Reason } from '../../../../../models/kernel/types';
import { ACTIONS, type ActionCategory } from '../../../../../renderer/games/dying-light/compose/category';
import {
  type Refusal,
  ruleOfAction,
  whyNotAction,
} from '../../../../../renderer/games/dying-light/compose/why-not';
import { aRunner, aToken, board } from '../../../../helpers/dying-light';

const alone = {
  ...board({ runners: [aRunner('mara').on('t').weapon('w-hammer').pool('basic[block]')] }),
  active: 'mara' as RunnerId,
};

function refusal(category: ActionCategory): Refusal {
  const [runner] = alone.runners;
  if (!runner) throw new Error('Nobody is there.');
  return whyNotAction(category, alone, runner, (move) => acting.why(alone, move));
}

describe('an action that can not be taken says why', () => {
  it.each<readonly [ActionCategory, string]>([
    ['climb', 'There is nothing to climb here.'],
    ['jump', 'There is nothing lower to jump over from here.'],
    ['pad', 'There is no Jump Pad in your Zone.'],
    ['ATTACK', 'No enemy to hit there.'],
    ['INTERACT', 'There is nothing to interact with in your Zone.'],
    ['USE', 'You carry nothing that can be used.'],
    ['SWITCH_WEAPON', 'You carry no other Weapon.'],
    ['EXCHANGE', 'There is nobody to trade with in your Area.'],
  ])('%s', (category, sentence) => {
    expect(refusal(category).text).toBe(sentence);
  });

  it('in one sentence, whatever it is', () => {
    for (const category of ACTIONS) expect(refusal(category).text).toMatch(/^[A-Z].*\.$/);
  });

  it('for the Runner or the token that is nearest to being possible, not for the first one', () => {
    const [MARA, OSKAR] = [aRunner('mara').on('r').pool('basic[jump]'), aRunner('oskar').on('j')];
    const state = {
      ...board({
        runners: [MARA, OSKAR, aRunner('juno').on('r')],
        tokens: [aToken('fire-3', 'fire', 'r'), aToken('obj-h', 'objective', 'r')],
      }),
      active: 'mara' as RunnerId,
    };
    const [mara] = state.runners;
    if (!mara) throw new Error('Nobody is there.');
    const judge = (move: Move): Reason | null => {
      if (move.type === 'EXCHANGE' && move.otherRunner === 'juno')
        return { id: 'exchangeOnce', params: { name: 'dl.runner.juno' } };
      if (move.type === 'INTERACT' && move.tokenId === 'obj-h')
        return { id: 'conditionUnmet', params: { condition: 'dl.card.S06.refusal' } };
      return acting.why(state, move);
    };
    expect(whyNotAction('EXCHANGE', state, mara, judge).text).toMatch(/^You already traded with Juno/);
    expect(whyNotAction('INTERACT', state, mara, judge).text).toBe(
      'Only the Inhibitor carrier can light the flare.',
    );
  });

  it('and names the entry of the rulebook that explains it', () => {
    expect(refusal('EXCHANGE').rule).toBe('exchange');
    expect(refusal('jump').rule).toBe(ruleOfAction('jump'));
  });
});
