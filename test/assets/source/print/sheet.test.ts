import { describe, expect, it } from 'vitest';
import { type Job, printSheet } from '../../../../assets/source/print/sheet';
import { rect } from '../../../../assets/source/print/svg';

function job(id: string, width: number, height: number): Job {
  return {
    id,
    width,
    height,
    draw: (plate, area) => {
      plate.print.push(rect(area, '#112233'));
      plate.glow.push(rect(area, '#ffcc00'));
    },
  };
}

describe('a sheet of prints', () => {
  it('puts the tallest first, in rows, with room for what each draws past its edges', () => {
    const { boxes } = printSheet([job('low', 20, 10), job('tall', 20, 30), job('wide', 56, 10)], 100);
    expect(boxes).toEqual({
      low: { x: 6, y: 48, width: 20, height: 10 },
      tall: { x: 6, y: 6, width: 20, height: 30 },
      wide: { x: 38, y: 6, width: 56, height: 10 },
    });
  });

  it('prints what shines in the same place on a second sheet', () => {
    const { print, glow } = printSheet([job('one', 20, 10)], 64);
    const place = 'x="0" y="0" width="32" height="22"';
    expect(print).toContain(place);
    expect(glow).toContain(place);
    expect(glow).not.toContain('#112233');
  });

  it('places prints alike, in whatever order they are named', () => {
    const jobs = [job('a', 20, 10), job('b', 20, 10)];
    expect(printSheet(jobs, 64).boxes).toEqual(printSheet(jobs.toReversed(), 64).boxes);
  });

  it('says which print has no room', () => {
    expect(() => printSheet([job('huge', 200, 10), job('late', 20, 100)], 100)).toThrow(
      'The sheet of 100 pixels has no room for late.',
    );
  });
});
