/** What a press of a gamepad does: of whose seat it is, and of what has the focus. */
import type { PadButton } from './buttons';
import { closeDialog, finishWriting, letSettingGo, moveFocus, pressFocus } from './focus';
import { pressPad } from './pressed';
import { askWhose, countPad, OPEN_TO_ALL, padSeats, roleOf, seatSpokenFor } from './seats';
import { speakFor } from './speaking';

function carryOut(button: PadButton): void {
  switch (button) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      moveFocus(button);
      break;
    case 'a':
      pressFocus();
      break;
    case 'b':
      if (!finishWriting() && !letSettingGo() && !closeDialog()) pressPad(button);
      break;
    default:
      finishWriting();
      pressPad(button);
  }
}

/** Whether another one was speaking until now: then the press only says who speaks. */
function takesTheWord(pad: number): boolean {
  const seat = seatSpokenFor(pad, padSeats());
  return seat !== null && speakFor(seat);
}

/** A button of a gamepad went down, or goes on. */
export function press(pad: number, button: PadButton): void {
  countPad(pad);
  const role = roleOf(pad, padSeats());
  if (role === 'joins') askWhose(pad);
  else if (OPEN_TO_ALL.includes(button)) pressPad(button);
  else if (role === 'acts' && !takesTheWord(pad)) carryOut(button);
}
