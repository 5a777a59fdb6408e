/** A program of somebody else that is asked line by line, and may hang, die or write anything. */
import { type ChildProcess, spawn } from 'node:child_process';

/** Why a program gave no answer that can be read. */
export type Failure = 'hung' | 'died' | 'junk';

export type Reply =
  | { readonly ok: true; readonly json: unknown; readonly time: number }
  /** `words`: the last that it said about it, for whoever mends it. */
  | { readonly ok: false; readonly failure: Failure; readonly words: string; readonly time: number };

/** What the waiting for an answer ended with. */
type End = { readonly line: string } | { readonly failure: Failure };

/** Letters of a line, and of what is kept of its errors. */
const LONGEST_LINE = 1_000_000;
const LAST_WORDS = 300;

/** A program in a process of its own; one that failed is started anew when it is asked again. */
export class Program {
  private child: ChildProcess | null = null;
  /** What it wrote since it was asked. */
  private written = '';
  private errors = '';
  /** Called with whatever ends the waiting. */
  private settle: ((end: End) => void) | null = null;

  constructor(
    private readonly command: string,
    /** Milliseconds that an answer may take. */
    private readonly limit: number,
  ) {}

  /** Asks one question and waits for one line; what was written before the question is not read. */
  async ask(question: unknown): Promise<Reply> {
    const start = performance.now();
    const end = await this.lineAfter(`${JSON.stringify(question)}\n`);
    const time = performance.now() - start;
    if ('failure' in end) return this.fail(end.failure, time);
    try {
      return { ok: true, json: JSON.parse(end.line), time };
    } catch {
      this.errors = end.line;
      return this.fail('junk', time);
    }
  }

  /** Ends the process and whatever it started. */
  stop(): void {
    const { child } = this;
    this.child = null;
    if (!child?.pid) return;
    try {
      if (process.platform === 'win32') child.kill('SIGKILL');
      else process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }

  private fail(failure: Failure, time: number): Reply {
    this.stop();
    return { ok: false, failure, words: this.errors.trim().slice(-LAST_WORDS), time };
  }

  private lineAfter(text: string): Promise<End> {
    const child = this.child ?? this.start();
    this.written = '';
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle?.({ failure: 'hung' }), this.limit);
      this.settle = (end) => {
        clearTimeout(timer);
        this.settle = null;
        resolve(end);
      };
      child.stdin?.write(text);
    });
  }

  private start(): ChildProcess {
    // A group of its own, so that what a shell started ends with it.
    const child = spawn(this.command, { shell: true, detached: process.platform !== 'win32' });
    this.child = child;
    this.errors = '';
    const die = () => {
      if (this.child !== child) return;
      this.child = null;
      this.settle?.({ failure: 'died' });
    };
    child.on('error', die);
    child.on('close', die);
    child.stdin.on('error', () => {}); // It has ended; `close` tells.
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errors = (this.errors + text).slice(-LAST_WORDS);
    });
    return child;
  }

  private hear(text: string): void {
    if (!this.settle) return;
    this.written += text;
    const end = this.written.indexOf('\n');
    if (end >= 0) this.settle({ line: this.written.slice(0, end) });
    else if (this.written.length > LONGEST_LINE) this.settle({ failure: 'junk' });
  }
}
