/** The face of the kernel's test game of rivals: hidden hands and reactions as the app shows them. */
import { createSession } from '../../../machines/kernel/session';
import type { Seat } from '../../../models/kernel/types';
import type { Cue } from '../../../renderer/audio/score';
import type { Face } from '../../../renderer/games/face';
import { shownName, t } from '../../../renderer/i18n';
import { Person } from '../../../renderer/seats/person';
import { SeedField } from '../../../renderer/seats/seed-field';
import { named, nameOf } from '../../../renderer/seats/start';
import { type DuelEntry, parryDuel } from '../../helpers/parry-duel';
import { Play } from './desk';
import { Scene } from './Scene';
import { tell } from './tell';
import type { DuelPlan, ParryDuel, Snapshot } from './types';

const nothing = () => null;

const SOUNDS: Partial<Readonly<Record<DuelEntry['type'], readonly Cue[]>>> = {
  struck: [{ sound: 'hit-hard', after: 0 }],
  parried: [{ sound: 'miss', after: 0 }],
  hit: [{ sound: 'wound-light', after: 0 }],
};

function usual(seed: string): DuelPlan {
  const seat = (at: 1 | 2): Seat => ({
    id: `seat-${at}`,
    name: nameOf(at - 1),
    controller: { kind: 'human' },
  });
  return { seed, seats: [seat(1), seat(2)] };
}

interface EditorProps {
  readonly plan: DuelPlan;
  readonly onChange: (plan: DuelPlan) => void;
}

function Editor({ plan, onChange }: EditorProps) {
  return (
    <>
      <SeedField seed={plan.seed} onChange={(seed) => onChange({ ...plan, seed })} />
      {plan.seats.map((seat, at) => (
        <fieldset key={seat.id}>
          <legend>{t('ui.new.seat', { n: at + 1 })}</legend>
          <Person
            person={seat}
            onChange={(person) => {
              const seats = plan.seats.map((one) => (one.id === seat.id ? { ...one, ...person } : one));
              onChange({ ...plan, seats });
            }}
          />
        </fieldset>
      ))}
    </>
  );
}

export function startDuel({ seed, seats }: DuelPlan) {
  return createSession(parryDuel, { options: {}, seats: named(seats), seed });
}

/** What was counted: here the blows that landed. */
function Statistics({ snapshot }: { readonly snapshot: Snapshot }) {
  const { seats, blows } = snapshot.position.state;
  return <p>{seats.map(({ id, name }) => `${shownName(name)}: ${blows[id]}`).join(', ')}</p>;
}

export const duelFace: Face<ParryDuel> = {
  game: parryDuel,
  plan: { usual, Editor, start: startDuel },
  lesson: null,
  rulebook: {
    words: 'duel',
    topics: ['duel'],
    entries: [{ id: 'duel', topic: 'duel', rules: [], see: [] }],
  },
  commands: [],
  chapters: [],
  backdrop: () => startDuel(usual('quiet')).seen('table').position.state,
  Scene,
  motionsOf: () => [],
  sound: { soundsOf: ({ type }) => SOUNDS[type] ?? [], timeOf: () => 'day' },
  Play,
  panels: { Top: nothing, Left: nothing, Right: nothing },
  Statistics,
  tell,
  roundBegun: nothing,
  summaryOf: ({ moves, position }) => ({
    round: 0,
    line: `After ${moves} moves, ${position.state.deck.join(' ')} left`,
  }),
  seatName: ({ name }) => name,
};
