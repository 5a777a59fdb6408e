import type { SceneProps } from '../../../renderer/games/face';
import type { ParryDuel } from './types';

interface RowProps {
  readonly cards: readonly string[];
  readonly z: number;
}

function Row({ cards, z }: RowProps) {
  return cards.map((card, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie face down are all called the same
    <mesh key={at} position={[at - 5, 0, z]} name={card} userData={{ card }}>
      <boxGeometry args={[0.8, 0.05, 1.2]} />
      <meshBasicMaterial color={card === 'face-down' ? '#456' : '#cba'} />
    </mesh>
  ));
}

/** Every card as a slab that carries its id: what a scene holds of a card must not be more than the viewer may know. */
export function Scene({ state: { hands, played, deck } }: SceneProps<ParryDuel>) {
  return (
    <>
      {Object.entries(hands).map(([seat, cards], at) => (
        <Row key={seat} cards={cards} z={at * 4 - 2} />
      ))}
      <Row cards={played} z={0} />
      <Row cards={deck} z={-4} />
    </>
  );
}
