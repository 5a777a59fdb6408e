import { expect, it } from 'vitest';
import { answerWords } from '../../../../../renderer/games/dying-light/compose/answer-words';
import { aRunner, board } from '../../../../helpers/dying-light';

const lead = { type: 'ACTIVATE', runnerId: 'oskar' } as const;
const runners = [aRunner('mara'), aRunner('oskar')];

it('DL-ROUND-02: whoever chooses who acts next reads to which person the lead goes', () => {
  const state = board({ runners });
  const [one, other] = state.seats;
  if (!one || !other) throw new Error('Two sit at the table.');
  const seats = [one, { ...other, name: 'Ada' }];
  expect(answerWords(lead, { ...state, seats })).toBe('Oskar, played by Ada');
});

it('DL-ROUND-02: one person who plays two Runners reads only which of them', () => {
  const state = board({ runners });
  const own = state.runners.map((runner) => ({ ...runner, seat: 'seat-1' as const }));
  expect(answerWords(lead, { ...state, seats: state.seats.slice(0, 1), runners: own })).toBe('Oskar');
});
