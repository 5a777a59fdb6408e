/** Who sees what of a running game: the one place where it is worked out. */
import type { GameRules } from '../../models/kernel/game-rules';
import type { HouseRules } from '../../models/kernel/house-rules';
import { type Excerpt, Journal } from '../../models/kernel/journal';
import type { AnyEntry, AnyMove, Aside, Position, Viewer } from '../../models/kernel/types';
import type { LogRecord, Seen, TakeBack } from './contract';
import type { LastDecisions } from './last-decisions';

/** Everything of a session that can be looked at. */
export interface Scene<State, Entry extends AnyEntry> {
  readonly position: Position<State>;
  readonly log: Excerpt<LogRecord<Entry>>;
  readonly asides: Excerpt<Aside>;
  readonly moves: number;
  readonly house: HouseRules;
  decided(): LastDecisions;
  undoFor(viewer: Viewer): TakeBack;
  redoFor(viewer: Viewer): TakeBack;
}

/** A value worked out when it is first asked for. */
function later<T>(work: () => T): () => T {
  let kept: { readonly value: T } | null = null;
  return () => {
    kept ??= { value: work() };
    return kept.value;
  };
}

/** A position without what the viewer may not know. */
export function positionFor<State, Move extends AnyMove, Entry extends AnyEntry>(
  rules: Pick<GameRules<State, Move, Entry, never>, 'view'>,
  { value, state }: Position<State>,
  viewer: Viewer,
): Position<State> {
  return { value, state: rules.view(state, viewer) };
}

/** A log without what the viewer may not know. */
export function recordFor<Entry extends AnyEntry>(
  rules: Pick<GameRules<never, AnyMove, Entry, never>, 'seenEntry'>,
  { move, entry }: LogRecord<Entry>,
  viewer: Viewer,
): LogRecord<Entry> | null {
  const seen = rules.seenEntry(entry, viewer);
  if (seen === null) return null;
  return { move, entry: seen };
}

/** A list as one viewer may know it; goes on where it ended last time, so that a look costs what is new. */
class SeenList<Item> {
  private readonly seen = new Journal<Item>();
  private done = 0;

  constructor(private readonly show: (item: Item) => Item | null) {}

  upTo(list: Excerpt<Item>): Excerpt<Item> {
    for (const item of list.slice(this.done)) {
      const shown = this.show(item);
      if (shown !== null) this.seen.add(shown);
    }
    this.done = list.length;
    return this.seen.excerpt();
  }
}

interface Lists<Entry extends AnyEntry> {
  readonly log: SeenList<LogRecord<Entry>>;
  readonly asides: SeenList<Aside>;
}

export class Sight<State, Move extends AnyMove, Entry extends AnyEntry, Options> {
  private readonly looks = new Map<Viewer, Seen<State, Move, Entry>>();
  private lists = new Map<Viewer, Lists<Entry>>();

  constructor(
    private readonly rules: GameRules<State, Move, Entry, Options>,
    private readonly scene: () => Scene<State, Entry>,
  ) {}

  /** Something has been added. */
  changed(): void {
    this.looks.clear();
  }

  /** Something has been taken back: what was shown of the lists begins anew. */
  wentBack(): void {
    this.changed();
    this.lists = new Map();
  }

  of(viewer: Viewer): Seen<State, Move, Entry> {
    const known = this.looks.get(viewer);
    if (known) return known;
    const look = this.look(viewer, this.scene());
    if (viewer === 'everyone' && !look.outcome)
      throw new Error('Nobody sees everything before the game is over.');
    this.looks.set(viewer, look);
    return look;
  }

  private look(viewer: Viewer, scene: Scene<State, Entry>): Seen<State, Move, Entry> {
    const { rules } = this;
    const position = later(() => positionFor(rules, scene.position, viewer));
    const prompt = later(() => rules.prompt(position()));
    const legal = later(() => this.legalFor(viewer, scene.position));
    const decided = later(() => this.decidedFor(viewer, scene));
    const lists = this.listsOf(viewer);
    return {
      viewer,
      moves: scene.moves,
      house: scene.house,
      log: lists.log.upTo(scene.log),
      asides: lists.asides.upTo(scene.asides),
      undo: scene.undoFor(viewer),
      redo: scene.redoFor(viewer),
      outcome: rules.outcome(scene.position.state),
      round: rules.round(scene.position.state),
      get position() {
        return position();
      },
      get prompt() {
        return prompt();
      },
      get decided() {
        return decided();
      },
      get legal() {
        return legal();
      },
    };
  }

  private legalFor(viewer: Viewer, position: Position<State>): readonly Move[] {
    const { rules } = this;
    if (viewer === 'table' || viewer === 'everyone') return rules.secrets ? [] : rules.legalMoves(position);
    if (!rules.prompt(position).seats.includes(viewer)) return [];
    return rules.legalMoves(position).filter((move) => rules.mayMove(position, move, viewer) === null);
  }

  /** That somebody else was asked may tell what they hold (OD-PRIV-01). */
  private decidedFor(viewer: Viewer, scene: Scene<State, Entry>): LastDecisions {
    const decided = scene.decided();
    if (!this.rules.secrets || viewer === 'everyone') return decided;
    const own = viewer === 'table' ? undefined : decided[viewer];
    return own === undefined ? {} : { [viewer]: own };
  }

  private listsOf(viewer: Viewer): Lists<Entry> {
    const { rules } = this;
    const known = this.lists.get(viewer);
    if (known) return known;
    const lists = {
      log: new SeenList<LogRecord<Entry>>((record) => recordFor(rules, record, viewer)),
      asides: new SeenList<Aside>((aside) => rules.seenAside(aside, viewer)),
    };
    this.lists.set(viewer, lists);
    return lists;
  }
}
