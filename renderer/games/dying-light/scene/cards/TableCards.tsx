import { useMemo, useRef } from 'react';
import type { ScenarioChoice } from '../../../../../models/dying-light/scenario/format';
import { Cards, type CardsHandle } from '../../../../table/cards/Cards';
import type { PrintFace } from '../../../../table/cards/card-sheet';
import { pressed } from '../../../../table/cards/pile';
import { useCardSheet } from '../../../../table/cards/useCardSheet';
import { type PoseGoal, type Travel, usePoses } from '../../../../table/pieces/usePoses';
import { useSame } from '../../../../table/useSame';
import { cardWords } from '../../card-words';
import type { SceneModel } from '../scene-model';
import { useCardArt } from './card-art';
import { printCard } from './card-print';
import { catalogueOf, faceOf } from './catalogue';
import { deckPose, type LyingCard, lyingCards, lyingPose } from './lying-cards';

/** Everything that a Runner may carry and suffer, the decks and what lies open beside them. */
const CAPACITY = 48;

/** All faces of a game on one sheet, and the number of each. */
function useFaces(scenario: ScenarioChoice) {
  const art = useCardArt();
  const catalogue = useMemo(() => catalogueOf(scenario), [scenario]);
  const prints = useMemo(
    () =>
      catalogue.map((card): PrintFace => {
        const words = cardWords(card);
        return (pen, { x, y }) => printCard(pen, card, words, art, { x, y, scale: 1 });
      }),
    [catalogue, art],
  );
  const numbers = useMemo(
    () => new Map(catalogue.map((card, index) => [faceOf(card), index] as const)),
    [catalogue],
  );
  return { numbers, ...useCardSheet(prints) };
}

export interface TableCardsProps {
  readonly board: SceneModel['board'];
  readonly decks: SceneModel['decks'];
  readonly travel: Travel;
}

/** All cards of the table. Those that are drawn come from their deck; a board that is put away takes its cards along. */
export function TableCards(props: TableCardsProps) {
  const { board, decks, travel } = props;
  const { numbers, sheet, print } = useFaces(decks.scenario);
  const handle = useRef<CardsHandle>(null);
  const looks = useRef(new Map<string, LyingCard>());
  const owner = useRef<string | undefined>(undefined);
  const cards = useSame(lyingCards({ board, decks }));
  const runner = board?.runner;
  const goals = useMemo((): readonly PoseGoal[] => {
    const sameBoard = owner.current === runner;
    owner.current = runner;
    for (const card of cards) looks.current.set(card.key, card);
    return cards.map((card) => {
      const goal = { key: card.key, pose: lyingPose(card) };
      return sameBoard && card.deck ? { ...goal, origin: deckPose(card.deck) } : goal;
    });
  }, [cards, runner]);
  usePoses(goals, travel, (poses) => {
    for (const key of looks.current.keys()) if (!poses.has(key)) looks.current.delete(key);
    const number = (card: LyingCard['card']) => numbers.get(faceOf(card)) ?? 0;
    const all = [...poses].flatMap(([key, pose]) => {
      const look = looks.current.get(key);
      if (!look) return [];
      const back = number({ family: 'back', id: look.deck ?? 'common' });
      const front = number(look.card);
      return [{ pose, front, back: look.card.family === 'back' ? front : back, cards: pressed(look.pile) }];
    });
    handle.current?.lay(all);
  });
  return <Cards ref={handle} sheet={sheet} print={print} capacity={CAPACITY} />;
}
