/** What a bot would do in a person's place, in every game: fair, possible, and said in words. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../../machines/games';
import { askBot } from '../../../../machines/kernel/bots';
import { createSession, resumeSession } from '../../../../machines/kernel/session';
import type { AnyMove, GameId, SeatId } from '../../../../models/kernel/types';
import type { GameTypes, SnapshotOf } from '../../../../renderer/games/face';
import { moveWords } from '../../../../renderer/play/advice/move-words';
import { type Composing, freshDraft, workOut } from '../../../../renderer/play/composer/draft';
import type { PlayedGame } from '../../../../renderer/play/played-game';
import { soakGameOf } from '../../../../tools/lib/soak/games';
import type { AnySession } from '../../../../tools/lib/soak/trial';
import { moveChooser, people } from '../../../helpers/random-play';

/** Moves by luck before and between the decisions that are asked about. */
const MOVES = 90;

async function composingOf(id: GameId): Promise<Composing<PlayedGame>> {
  return (await import(`../../../../renderer/games/${id}/compose/composing.ts`)).COMPOSING;
}

interface Decision {
  readonly session: AnySession;
  readonly seat: SeatId;
}

function* decisionsOf(id: GameId): Generator<Decision> {
  const { game } = soakGameOf(id);
  const seats = people(Math.max(2, game.rules.seats.min));
  const options = v.parse(game.rules.options, {});
  const session: AnySession = createSession(game, { options, seats, seed: 'advice' });
  const choose = moveChooser<AnyMove>('advice');
  for (let count = 0; count < MOVES && !session.whole().outcome; count++) {
    const [seat] = session.whole().prompt.seats;
    if (seat && session.seen(seat).legal.length > 0) yield { session, seat };
    session.playByAnyone(choose(session.legalMoves()));
  }
}

/** The same game, as far as anybody may know it: only what is hidden lies otherwise. */
function otherwise(id: GameId, session: AnySession): AnySession {
  const { game, hiddenOtherwise } = soakGameOf(id);
  const { value, state } = session.whole().position;
  const { options, seats } = session.save();
  const stopover = { value, state: hiddenOtherwise(state), log: [], moves: [], asides: [] };
  return resumeSession(game, { options, seats, seed: 'otherwise' }, stopover);
}

/** The advice as the desk says it. */
function said(composing: Composing<PlayedGame>, { session, seat }: Decision, move: AnyMove): string {
  const { secrets } = soakGameOf(session.save().game).game.rules;
  const at = session.seen(secrets ? seat : 'table') as SnapshotOf<GameTypes> as SnapshotOf<PlayedGame>;
  const draft = { ...freshDraft<PlayedGame>(at), seat };
  const { moves } = workOut(composing, draft, composing.offered(at.legal, at));
  return moveWords(composing, at, moves, move);
}

describe.each(GAMES.map(({ rules }) => ({ id: rules.id, rules: soakGameOf(rules.id).game.rules })))(
  'advice in $id',
  ({ id, rules }) => {
    it('is a legal move of the seat, and the one that a bot of the level "hard" makes of its view', () => {
      let asked = 0;
      for (const { session, seat } of decisionsOf(id)) {
        const { move } = askBot(rules, session, seat, 'hard');
        const { value, state } = session.whole().position;
        const seen = { value, state: rules.view(state, seat) };
        expect(session.whyNot(move, seat)).toBeNull();
        expect(move).toEqual(rules.bot('hard', seat).choose(seen, session.seen(seat).legal));
        asked++;
      }
      expect(asked).toBeGreaterThan(20);
    }, 120_000);

    it('is the same in two games that differ only in what the seat may not know', () => {
      for (const { session, seat } of decisionsOf(id))
        expect(askBot(rules, otherwise(id, session), seat, 'hard')).toEqual(
          askBot(rules, session, seat, 'hard'),
        );
    }, 120_000);

    it('is said in words, without ids', async () => {
      const composing = await composingOf(id);
      const sentences = new Set<string>();
      for (const decision of decisionsOf(id)) {
        const { move } = askBot(rules, decision.session, decision.seat, 'hard');
        sentences.add(said(composing, decision, move));
      }
      expect(sentences.size).toBeGreaterThan(5);
      const isFaulty = (words: string) => words === '' || /[{}[\]_]|undefined|\b(dl|sd|om|od)\./.test(words);
      expect([...sentences].filter(isFaulty)).toEqual([]);
    }, 120_000);
  },
);
