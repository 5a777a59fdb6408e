/** Everything that a key or a button of a gamepad does in every game. What only one game has stands in its `commands.ts`. */
import type { MessageId } from '../i18n';
import type { Chord, ReadBy } from './chords';
import type { PadButton } from './pad/buttons';

export interface Command {
  /** Stands in settings files, so it never changes. */
  readonly id: string;
  readonly name: MessageId;
  /** The usual keys; the first is shown. */
  readonly keys: readonly Chord[];
  readonly by: ReadBy;
  /** The button of a gamepad that does the same. */
  readonly pad?: PadButton;
  /**
   * Where it is listened to, from the outside in: `` is everywhere, `table` in every game, `table/outbreak-duel/window` in one
   * situation of one game. Commands of which neither holds the other never meet.
   */
  readonly where: readonly string[];
}

type More = Partial<Pick<Command, 'by' | 'pad'>> & { readonly where?: string | readonly string[] };

/** A command that is read by what is printed on its keys, everywhere, unless it says more. */
export function command(id: string, name: MessageId, keys: readonly Chord[], more: More = {}): Command {
  const { where = '', ...others } = more;
  return { by: 'letter', ...others, where: [where].flat(), id, name, keys };
}

const onTable = (more: More = {}): More => ({ where: 'table', ...more });

export const CONFIRM = command('confirm', 'ui.command.confirm', ['Enter']);
export const BACK = command('back', 'ui.command.back', ['Escape'], { pad: 'b' });
export const HELP = command('help', 'ui.command.help', ['?', 'F1'], { pad: 'select' });
export const LOG = command('log', 'ui.command.log', ['W'], { pad: 'x' });
export const PREVIOUS_TAB = command('tab.previous', 'ui.command.tab.previous', ['PageUp'], {
  where: 'screen',
  pad: 'l1',
});
export const NEXT_TAB = command('tab.next', 'ui.command.tab.next', ['PageDown'], {
  where: 'screen',
  pad: 'r1',
});
/** Shows large what is pointed at. */
export const INSPECT = command('inspect', 'ui.command.inspect', ['I'], onTable({ pad: 'y' }));
/** Shows on the table what the enemies may do. */
export const THREATS = command('threats', 'ui.command.threats', ['O'], onTable());
export const MENU = command('menu', 'ui.desk.menu', ['F10'], onTable({ pad: 'start' }));
/** Takes a photo of the table. */
export const PHOTO = command('photo', 'photo.title', ['F12'], { where: ['table', 'replay'] });
export const SKIP = command('skip', 'ui.command.skip', ['Space'], onTable());
const STEPS: More = { where: ['table', 'editor'] };
export const UNDO = command('undo', 'ui.desk.undo', ['Ctrl+Z'], STEPS);
export const REDO = command('redo', 'ui.command.redo', ['Ctrl+Shift+Z', 'Ctrl+Y'], STEPS);
export const ADVICE = command('advice', 'ui.advice', ['Z'], onTable());
export const COACH_AGAIN = command('coach.again', 'coach.again', ['H'], onTable());
export const COACH_NEXT = command('coach.next', 'coach.next', ['N'], onTable());

type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** By where the digits lie: on many keyboards they are printed only with Shift. */
const answer = (digit: Digit) =>
  command(`answer.${digit}`, `ui.command.answer.${digit}`, [String(digit)], onTable({ by: 'place' }));

/** The answers from the first to the ninth. */
export const ANSWERS = [
  answer(1),
  answer(2),
  answer(3),
  answer(4),
  answer(5),
  answer(6),
  answer(7),
  answer(8),
  answer(9),
] as const satisfies readonly Command[];

export const REPLAY = {
  toggle: command('replay.toggle', 'replay.play', ['Space'], { where: 'replay' }),
  back: command('replay.back', 'replay.back', ['ArrowLeft'], { where: 'replay' }),
  forward: command('replay.forward', 'replay.forward', ['ArrowRight'], { where: 'replay' }),
} as const;

export const CAMERA = {
  left: command('camera.left', 'ui.command.camera.left', ['ArrowLeft'], onTable()),
  right: command('camera.right', 'ui.command.camera.right', ['ArrowRight'], onTable()),
  up: command('camera.up', 'ui.command.camera.up', ['ArrowUp'], onTable()),
  down: command('camera.down', 'ui.command.camera.down', ['ArrowDown'], onTable()),
  turnLeft: command('camera.turn-left', 'ui.command.camera.turn-left', ['Shift+ArrowLeft'], onTable()),
  turnRight: command('camera.turn-right', 'ui.command.camera.turn-right', ['Shift+ArrowRight'], onTable()),
  tiltUp: command('camera.tilt-up', 'ui.command.camera.tilt-up', ['Shift+ArrowUp'], onTable()),
  tiltDown: command('camera.tilt-down', 'ui.command.camera.tilt-down', ['Shift+ArrowDown'], onTable()),
  closer: command('camera.closer', 'ui.command.camera.closer', ['+', '='], onTable()),
  farther: command('camera.farther', 'ui.command.camera.farther', ['-', '_'], onTable()),
  home: command('camera.home', 'ui.command.camera.home', ['Home'], onTable({ pad: 'r3' })),
  focus: command('camera.focus', 'ui.command.camera.focus', ['F'], onTable({ pad: 'l3' })),
} as const;

/** All of them, in the order in which settings list them. */
export const COMMANDS: readonly Command[] = [
  CONFIRM,
  BACK,
  HELP,
  INSPECT,
  THREATS,
  MENU,
  LOG,
  PREVIOUS_TAB,
  NEXT_TAB,
  PHOTO,
  SKIP,
  UNDO,
  REDO,
  ADVICE,
  COACH_NEXT,
  COACH_AGAIN,
  ...ANSWERS,
  ...Object.values(CAMERA),
  ...Object.values(REPLAY),
];
