/** What is being photographed and how; one store between the controls on the page and the table on the canvas. */
import { NO_PANELS, type SafeArea } from '../table/camera/view';
import type { Frame, Rect, Sharp, Size } from './frame';
import { OWN_LENS } from './lens';
import type { Look } from './looks';

/** What the picture is of. */
export interface Subject {
  /** Name of the game. */
  readonly game: string;
  /** The newest lines of its log, oldest first, as the viewer may know them. */
  readonly lines: readonly string[];
}

export interface Shot {
  /** Focal length in millimetres. */
  readonly lens: number;
  /** Degrees by which the camera is held aslant. */
  readonly tilt: number;
  /** The time of day, 0 by day and 1 by night; null leaves the light as the game has it. */
  readonly time: number | null;
  readonly frame: Frame;
  readonly look: Look;
  readonly sharp: Sharp;
  /** Empty for none. */
  readonly caption: string;
  /** What the controls cover of the window, or the picture leaves out. */
  readonly covered: SafeArea;
  /** The camera looks at what a game that is over came to, instead of where somebody looks. */
  readonly ofEnding: boolean;
}

/** Draws what lies in a rectangle of the window as large as asked for; the page stays alive meanwhile. */
export type Enlarge = (crop: Rect, picture: Size) => Promise<HTMLCanvasElement>;

export interface Studio {
  readonly subject: () => Subject | null;
  /** Null while nobody takes a photo. */
  readonly shot: () => Shot | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly begin: (subject: Subject) => void;
  readonly change: (change: Partial<Shot>) => void;
  readonly end: () => void;
  /** Null without a table that can be drawn. */
  enlarge: Enlarge | null;
  /** Whether all of that table is there to be drawn. */
  isLaid: () => boolean;
}

const FIRST: Shot = {
  lens: OWN_LENS,
  tilt: 0,
  time: null,
  frame: '16:9',
  look: 'plain',
  sharp: 'medium',
  caption: '',
  covered: NO_PANELS,
  ofEnding: false,
};

export function createStudio(): Studio {
  let subject: Subject | null = null;
  let shot: Shot | null = null;
  const listeners = new Set<() => void>();
  const put = (next: Shot | null) => {
    shot = next;
    for (const listener of listeners) listener();
  };
  return {
    subject: () => subject,
    shot: () => shot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(next) {
      subject = next;
      put(FIRST);
    },
    change: (change) => shot && put({ ...shot, ...change }),
    end: () => put(null),
    enlarge: null,
    isLaid: () => false,
  };
}
