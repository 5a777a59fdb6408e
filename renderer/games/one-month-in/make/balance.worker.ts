/** Plays trial games beside the page, so that it answers meanwhile; whoever wants no more of them ends the worker. */
import { playTrial } from '../../../../machines/one-month-in/trial-game';
import type { TrialEnd } from '../../../../models/one-month-in/layouts/balance';
import type { OwnLayout } from '../../../../models/one-month-in/layouts/draft';

/** What the page sends. */
export interface TrialOrder {
  readonly layout: OwnLayout;
  readonly games: number;
}

/** The worker's own side of the channel, of which the types of a page know nothing. */
interface Channel {
  onmessage: ((event: MessageEvent<TrialOrder>) => void) | null;
  readonly postMessage: (end: TrialEnd) => void;
}

const channel = globalThis as unknown as Channel;

channel.onmessage = ({ data: { layout, games } }) => {
  for (let number = 1; number <= games; number++) channel.postMessage(playTrial(layout, number));
};
