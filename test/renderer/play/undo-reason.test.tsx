import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createSession } from '../../../machines/kernel/session';
import { GameProvider } from '../../../renderer/play/table-game';
import { UndoButton } from '../../../renderer/play/take-back';
import { diceRace, racers } from '../../../tools/bench/dice-race';
import { tableGame } from '../../helpers/table-game';

it('Undo says why nothing is taken back where a house agreed on that', () => {
  const session = createSession(diceRace, { options: {}, seats: racers(2), seed: 'undo' });
  const shown = () => {
    const game = tableGame(session, 'seat-1');
    return renderToStaticMarkup(
      <GameProvider value={game}>
        <UndoButton game={game} undo={session.seen('table').undo} />
      </GameProvider>,
    );
  };
  session.agree({ rule: 'undo', value: 'past-luck' });
  session.play({ type: 'RUN' }, 'seat-1');
  expect(shown()).not.toContain('aria-disabled="true"');
  session.agree({ rule: 'undo', value: 'none' });
  expect(shown()).toContain('aria-disabled="true"');
  expect(shown()).toContain('By the rules of this house nothing is taken back.');
  session.agree({ rule: 'undo', value: 'learned' });
  expect(shown()).toContain('There is nothing to take back: a rule of the house has changed since.');
});
