/**
 * The headless referee: one JSON object a line in, exactly one a line out, so that bots in any language, bug reports
 * and tests can play. Bad input is answered with `{"ok":false,"error":"..."}` and never ends the game that runs.
 */

import * as v from 'valibot';
import { hashOf } from '../../models/kernel/hash';
import { openSave, parseJson } from '../../models/kernel/save';
import { isTooDeep, SaveError } from '../../models/kernel/save-fault';
import { LARGEST_SAVE } from '../../models/kernel/save-meta';
import { sentenceOf } from '../../models/kernel/sentence-of';
import type { AnyEntry, AnyMove, Json, Reason, Seat, SeatId } from '../../models/kernel/types';
import { askBot } from './bots';
import type { OpenSession, PlayResult } from './contract';
import type { AnyGame } from './game';
import { type Command, type CommandOf, commandSchema } from './referee-commands';
import { createSession, loadSession } from './session';
import { positionFor } from './sight';

type AnySession = OpenSession<unknown, AnyMove, AnyEntry>;

/** What the referee needs from outside to speak: sentences, and a description of a game's options. */
export interface RefereeWords {
  readonly sentence: (game: string, reason: Reason) => string;
  /** The options of a game as JSON Schema. */
  readonly describeOptions: (game: AnyGame) => Json;
}

type Answer = Readonly<Record<string, unknown>>;

/** An input that can't be carried out; the message is the answer. */
class BadInput extends Error {}

const NOTHING_TO_UNDO: Readonly<Record<string, string>> = {
  revealed: 'There is nothing to undo: the last move showed something new.',
};

export class Referee {
  private running: { readonly game: AnyGame; readonly session: AnySession } | null = null;

  constructor(
    private readonly games: readonly AnyGame[],
    private readonly words: RefereeWords,
  ) {}

  /** Answers one line with one line. Never throws. */
  answer(line: string): string {
    try {
      return JSON.stringify(this.carryOut(parseCommand(line)));
    } catch (error) {
      return JSON.stringify({ ok: false, error: sentenceOf(error) });
    }
  }

  private carryOut(command: Command): Answer {
    switch (command.cmd) {
      case 'games':
        return { ok: true, games: this.games.map((game) => this.describe(game)) };
      case 'new':
        return this.newGame(command);
      case 'load':
        return this.load(command.save);
      case 'legal':
        return this.legal(command.seat);
      case 'move':
        return this.move(command);
      case 'bot':
        return this.bot(command.level);
      case 'view':
        return this.view(command.seat);
      case 'state': {
        const { position } = this.current().session.whole();
        return { ok: true, value: position.value, state: position.state, hash: hashOf(position) };
      }
      case 'undo':
        return this.undo();
      case 'save':
        return { ok: true, save: this.current().session.save() };
      default:
        return command satisfies never;
    }
  }

  private describe(game: AnyGame): Answer {
    return { id: game.rules.id, seats: game.rules.seats, options: this.words.describeOptions(game) };
  }

  private gameOf(id: string): AnyGame {
    const game = this.games.find((g) => g.rules.id === id);
    if (!game)
      throw new BadInput(`There is no game "${id}". Games: ${this.games.map((g) => g.rules.id).join(', ')}.`);
    return game;
  }

  private newGame({ game: id, seats, options, seed, loaded }: CommandOf<'new'>): Answer {
    const game = this.gameOf(id);
    const checked = v.safeParse(game.rules.options, options);
    if (!checked.success) throw new BadInput(`The options don't fit ${id}: ${issueText(checked.issues[0])}`);
    const session = createSession(game, {
      options: checked.output,
      seats: seatsOf(seats, game.rules.seats),
      seed: String(seed),
      loaded,
    });
    this.running = { game, session };
    return { ok: true, position: this.position() };
  }

  private load(save: unknown): Answer {
    const game = this.gameOf(openSave(save).game);
    this.running = { game, session: loadSession(game, save) };
    return { ok: true, position: this.position() };
  }

  /** All moves of the open decision, or those that one seat may make. */
  private legal(seat: number | undefined): Answer {
    const { session } = this.current();
    return { ok: true, moves: seat ? session.seen(this.seatOf(seat)).legal : session.legalMoves() };
  }

  private move({ move, seat }: CommandOf<'move'>): Answer {
    const { game, session } = this.current();
    const checked = v.safeParse(game.rules.moves, move);
    if (!checked.success)
      throw new BadInput(`That is not a move of ${game.rules.id}: ${issueText(checked.issues[0])}`);
    return this.played(
      seat ? session.play(checked.output, this.seatOf(seat)) : session.playByAnyone(checked.output),
    );
  }

  private bot(botLevel: 'easy' | 'normal' | 'hard'): Answer {
    const { game, session } = this.current();
    const [seat] = session.whole().prompt.seats;
    if (!seat) throw new BadInput('The game has ended.');
    const { move, why } = askBot(game.rules, session, seat, botLevel);
    return this.played(session.play(move, seat, why ?? undefined));
  }

  /** Takes back for whoever may. */
  private undo(): Answer {
    const { session } = this.current();
    const { by, why } = session.seen('table').undo;
    const reason = why ?? (by && session.undo(by));
    if (reason) throw new BadInput(NOTHING_TO_UNDO[reason.id] ?? 'There is nothing to undo.');
    return { ok: true, position: this.position() };
  }

  private view(seat: number | 'table'): Answer {
    const { game, session } = this.current();
    const viewer = seat === 'table' ? seat : this.seatOf(seat);
    return { ok: true, state: positionFor(game.rules, session.whole().position, viewer).state };
  }

  private played(result: PlayResult<AnyEntry>): Answer {
    if (result.ok) return { ok: true, entries: result.entries, position: this.position() };
    const { id, params } = result.reason;
    const text = this.words.sentence(this.current().game.rules.id, result.reason);
    return { ok: false, error: text, reason: { id, params, text } };
  }

  /** @throws BadInput when nobody sits there */
  private seatOf(seat: number): SeatId {
    const { game, session } = this.current();
    const seats = game.rules.seatsOf(session.whole().position.state);
    const found = seats[seat - 1];
    if (!found) throw new BadInput(`There is no seat ${seat}: this game has ${seats.length}.`);
    return found.id;
  }

  private current(): { readonly game: AnyGame; readonly session: AnySession } {
    if (!this.running) throw new BadInput('No game is running: send {"cmd":"new","game":"..."} first.');
    return this.running;
  }

  private position(): Answer {
    const { game, session } = this.current();
    const { position, prompt, outcome } = session.whole();
    const round = game.rules.round(position.state);
    return {
      value: position.value,
      seat: prompt.seats[0] ?? null,
      prompt,
      round,
      outcome,
      hash: hashOf(position),
    };
  }
}

/** Letters that a line may have: a saved game as large as they get, and the command around it. */
const LONGEST_LINE = LARGEST_SAVE + 1000;

function parseCommand(line: string): Command {
  if (line.length > LONGEST_LINE) throw new SaveError('too-large');
  const json = jsonIn(line);
  const checked = v.safeParse(commandSchema, json);
  if (!checked.success) throw new BadInput(`That is not a command: ${issueText(checked.issues[0])}`);
  // A saved game has a sentence of its own for it.
  if (checked.output.cmd !== 'load' && isTooDeep(json)) throw new BadInput('That line is nested too deeply.');
  return checked.output;
}

function jsonIn(line: string): unknown {
  try {
    return parseJson(line);
  } catch {
    throw new BadInput('That line is not valid JSON.');
  }
}

const keysTo = ({ path }: v.BaseIssue<unknown>): readonly string[] =>
  path?.map((part) => String(part.key)) ?? [];

/** Where the first fault of a schema lies and what it is. */
function issueText(issue: v.BaseIssue<unknown>, within: readonly string[] = []): string {
  const path = [...within, ...keysTo(issue)];
  // What may be several things was meant to be the one that it fits furthest.
  const [inner] = (issue.issues ?? []).toSorted((a, b) => keysTo(b).length - keysTo(a).length);
  if (inner && keysTo(inner).length > 0) return issueText(inner, path);
  const place = path.join('.');
  if (issue.received === 'undefined') return `"${place || 'everything'}" is missing.`;
  return place ? `${place}: ${issue.message}` : issue.message;
}

function seatsOf(
  wanted:
    | number
    | readonly { readonly name: string; readonly bot?: 'easy' | 'normal' | 'hard' | undefined }[],
  { min, max }: { readonly min: number; readonly max: number },
): readonly Seat[] {
  const people = typeof wanted === 'number' ? numbered(wanted) : wanted;
  if (people.length < min || people.length > max) throw new BadInput(`This game seats ${min} to ${max}.`);
  return people.map(({ name, bot }, index) => ({
    id: `seat-${index + 1}`,
    name,
    controller: bot ? { kind: 'bot', level: bot } : { kind: 'human' },
  }));
}

function numbered(count: number): { name: string; bot?: undefined }[] {
  if (!Number.isInteger(count) || count < 0 || count > 99)
    throw new BadInput('The number of seats is a small whole number.');
  return Array.from({ length: count }, (_, index) => ({ name: `Player ${index + 1}` }));
}
