import { describe, expect, it } from 'vitest';
import type { LogLevel } from '../../electron/disk/log-file';
import { createReports, surviveFaults } from '../../electron/reports';
import { Recorder } from './recorder';

function aLog() {
  const lines: string[] = [];
  return { lines, log: { write: (level: LogLevel, text: string) => void lines.push(`${level} ${text}`) } };
}

describe('reports', () => {
  it('tell the person once what they tell the log each time', () => {
    const { log, lines } = aLog();
    const reports = createReports(log);
    reports.tell('It was put aside.');
    reports.tell('It was put aside.');
    reports.note('Nobody needs to know.');
    expect(reports.take()).toEqual(['It was put aside.']);
    expect(reports.take()).toEqual([]);
    expect(lines).toHaveLength(3);
  });

  it('never pile up', () => {
    const reports = createReports(aLog().log);
    for (let count = 0; count < 100; count++) reports.tell(`${count}`);
    expect(reports.take()).toHaveLength(10);
  });
});

describe('a fault of the main process', () => {
  it.each(['uncaughtException', 'unhandledRejection'])('(%s) is written down and survived', (event) => {
    const recorder = new Recorder();
    const { log, lines } = aLog();
    surviveFaults({ on: recorder.on as NodeJS.Process['on'] }, log);
    recorder.call(event, new Error('It broke.'));
    recorder.call(event, 'no error at all');
    expect(lines).toEqual([
      expect.stringMatching(/^error Error: It broke\.\n\s+at /),
      'error no error at all',
    ]);
  });
});
