/** The cardboard itself. */
import { seeded } from './random';
import type { Job } from './sheet';
import { blots, halftone } from './surfaces';
import { type Area, INK, inset, line, type Plate, rect, shade } from './svg';

/** Greyboard seen from its edge: plies pressed together; its tint comes with the colours of the model. */
function printKraft(plate: Plate, area: Area): void {
  const random = seeded('kraft');
  plate.print.push(rect(inset(area, -8), '#f2ece2'));
  for (let y = -6; y < area.height + 6; y += 3)
    plate.print.push(
      line(
        [
          [-8, y],
          [area.width + 8, y],
        ],
        shade('#c9bda9', 0.8 + random() * 0.4),
        1.2,
        { opacity: 0.6 },
      ),
    );
}

/** The face of a board that nobody printed on: the back of a wall, a floor. */
function printPlain(plate: Plate, area: Area): void {
  const random = seeded('plain');
  plate.print.push(
    rect(inset(area, -8), '#ffffff'),
    blots(area, 8, 0.1, random),
    halftone({ ...area, y: area.height * 0.8, height: area.height * 0.2 }, INK, 0.05, 'bottom'),
  );
}

/** What `lib/card.py` needs on every sheet. */
export const CARD_JOBS: readonly Job[] = [
  { id: 'kraft', width: 96, height: 48, draw: printKraft },
  { id: 'plain', width: 48, height: 48, draw: printPlain },
];
