/** The test game full of holes, on purpose: for the test that the search finds whatever leaks, wherever. */
import { createContext, type FunctionComponent, useEffect, useRef, useState } from 'react';
import type { Face, PlayProps } from '../../../renderer/games/face';
import type { DuelState } from '../../helpers/parry-duel';
import { Play } from './desk';
import { duelFace, startDuel } from './face';
import type { ParryDuel } from './types';

const Secrets = createContext<object | null>(null);

const Holder: FunctionComponent<{ readonly inProp: DuelState }> = () => null;

/** Tells everything that lies on the table in every place where something can be told; a copy each, so that each is found. */
function Leaks({ read }: { readonly read: () => DuelState }) {
  const copy = () => structuredClone(read());
  const text = read().deck.join(' ');
  useState({ inState: copy() });
  useRef(new Map([['kept', { inRef: copy() }]]));
  useEffect(() => {
    localStorage.setItem('leak', text);
    console.info('The deck:', { text });
  }, [text]);
  return (
    <>
      <Holder inProp={copy()} />
      <Secrets value={{ inContext: copy() }}>{null}</Secrets>
      <i role="img" aria-label={text} />
    </>
  );
}

/** What can be seen through the holes. */
const hole = { read: duelFace.backdrop };

function LeakyPlay(props: PlayProps<ParryDuel>) {
  return (
    <>
      <Play {...props} />
      <Leaks read={hole.read} />
    </>
  );
}

export const leakyFace: Face<ParryDuel> = {
  ...duelFace,
  Play: LeakyPlay,
  plan: {
    ...duelFace.plan,
    start(plan) {
      const session = startDuel(plan);
      hole.read = () => session.whole().position.state;
      return session;
    },
  },
  summaryOf: () => ({ round: 0, line: hole.read().deck.join() }),
};
