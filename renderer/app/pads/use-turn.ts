import { useLayoutEffect } from 'react';
import type { AnySnapshot, Match } from '../../games/face';
import { setTurn } from '../../input/pad/seats';

/** Tells gamepads who is asked as long as the game is played: those of the others move nothing. */
export function useTurn(match: Match, { prompt, position, outcome }: AnySnapshot, shown: boolean): void {
  const isPlayed = shown && outcome === null;
  const people = match.face.game.rules
    .seatsOf(position.state)
    .flatMap(({ id, controller }) => (controller.kind === 'human' ? [id] : []))
    .join();
  const asked = prompt.seats.join();
  useLayoutEffect(() => {
    const list = (seats: string) => (seats === '' ? [] : (seats.split(',') as typeof prompt.seats));
    setTurn(isPlayed ? { asked: list(asked), people: list(people) } : null, match);
    return () => setTurn(null);
  }, [match, isPlayed, asked, people]);
}
