/**
 * Two duels that differ only in a hidden hand are the same to whoever may not know it in all that is read, read out, seen, heard
 * and waited for (OD-PRIV-06), at every step of random games of two people at one screen.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SeatId } from '../../../../models/kernel/types';
import { BOOK } from '../../../../models/outbreak-duel/rulebook';
import type { TableGame } from '../../../../renderer/games/face';
import { useComposer } from '../../../../renderer/games/outbreak-duel/compose/composer';
import { outbreakDuelFace } from '../../../../renderer/games/outbreak-duel/face';
import { Hud } from '../../../../renderer/games/outbreak-duel/hud/hud';
import { usePeek } from '../../../../renderer/games/outbreak-duel/hud/use-peek';
import { sceneModel } from '../../../../renderer/games/outbreak-duel/scene/from-state';
import { soundsOf } from '../../../../renderer/games/outbreak-duel/sounds';
import { useSnapshot } from '../../../../renderer/games/outbreak-duel/table-game';
import type { OutbreakDuel, Snapshot } from '../../../../renderer/games/outbreak-duel/types';
import { GameProvider } from '../../../../renderer/play/table-game';
import { RulebookProvider } from '../../../../renderer/rulebook/use-rulebook';
import { compareHidden } from '../../../helpers/hidden-hands';
import type { ODSession } from '../../../helpers/outbreak-duel';

/** All of them every night; a sample in `npm test`. */
const THOROUGH = process.env.CURFEW_THOROUGH === '1';
const GAMES = Number(process.env.CURFEW_PRIVACY_GAMES ?? (THOROUGH ? 200 : 1));
/** The desk is drawn at every so many comparisons: drawing takes by far the longest. */
const DRAWN = THOROUGH ? 1 : 12;

const nothing = () => null;
const rulebook = { book: BOOK, isOpen: false, open: nothing };

function gameOf(snapshot: Snapshot): TableGame<OutbreakDuel> {
  return {
    getSnapshot: () => snapshot,
    subscribe: () => () => undefined,
    whyIllegal: nothing,
    play: nothing,
    advise: null,
    undo: nothing,
    redo: nothing,
  };
}

function Desk() {
  const composer = useComposer({ legal: useSnapshot().legal, asks: true });
  const peek = usePeek(nothing);
  return <Hud advice={null} composer={composer} peek={peek} hovered={null} onMenu={nothing} />;
}

/** Everything that is written around the table, and all that assistive techniques are told of it. */
function markupOf(snapshot: Snapshot): string {
  return renderToStaticMarkup(
    <RulebookProvider value={rulebook}>
      <GameProvider value={gameOf(snapshot)}>
        <Desk />
      </GameProvider>
    </RulebookProvider>,
  );
}

/** How long the table shows what has happened before the next question is put, and what it shows. */
function motionsOf(entries: readonly OutbreakDuel['Entry'][]) {
  const motions = outbreakDuelFace.motionsOf(entries);
  const before = motions.reduce((sum, { duration }) => sum + duration, 0);
  return { before, shown: motions.map(({ entry, duration }) => ({ entry, duration })) };
}

function presentedTo(session: ODSession, seat: SeatId, isDrawn: boolean) {
  const snapshot: Snapshot = session.seen(seat);
  const { position, prompt, log, undo, redo } = snapshot;
  const entries = log.map(({ entry }) => entry);
  return {
    markup: isDrawn ? markupOf(snapshot) : '',
    scene: sceneModel(position.state),
    lines: entries.map((entry) => outbreakDuelFace.tell(entry, position.state)),
    sounds: entries.map((entry) => soundsOf(entry)),
    prompts: { prompt, after: motionsOf(entries) },
    takeBack: { undo, redo },
  };
}

it(`OD-PRIV-06: a hidden hand changes nothing that the other seat reads, hears, sees or waits for, at every step of ${GAMES} random games`, () => {
  let [asked, drawn] = [0, 0];
  const compared = compareHidden(GAMES, ({ one, other, watcher, about }) => {
    const isDrawn = asked++ % DRAWN === 0;
    const presented = presentedTo(one, watcher, isDrawn);
    expect(presentedTo(other, watcher, isDrawn), about).toEqual(presented);
    if (presented.markup.length > 1000) drawn++;
  });
  expect(compared).toBeGreaterThan(100 * GAMES);
  expect(drawn).toBe(Math.ceil(asked / DRAWN));
}, 7_200_000);
