import type { EntryOf } from '../../../../models/survive-until-daylight/entries';
import { isSeat } from '../../../../models/survive-until-daylight/rules/enemy-damage';
import type { NameOf, Narration, Sentence } from './sentence';

function damaged(e: EntryOf<'damage-taken'>, nameOf: NameOf): Sentence {
  const params = { seat: nameOf(e.seat), n: e.amount, total: e.total };
  switch (e.source) {
    case 'rd-rodent1':
    case 'rd-rodent2':
    case 'rd-crow':
      return { params, variant: 'rodents' };
    case 'delay':
    case 'sp-energy':
    case 'sp-bloodlust':
      return { params, variant: 'paid' };
    default:
      return { params: { ...params, enemy: nameOf(e.source) }, variant: e.splash ? 'splash' : 'enemy' };
  }
}

function attackVariant({ target, bolster }: EntryOf<'enemy-attacked'>): string {
  if (!isSeat(target)) return 'survivor';
  return bolster > 0 ? 'bolstered' : 'seat';
}

/** What the enemies do, and what keeps it from the characters. */
export const ENEMIES = {
  'damage-taken': damaged,
  'enemies-began': (e, nameOf) =>
    e.holder ? { params: { seat: nameOf(e.holder) }, variant: 'holder' } : { params: {}, variant: 'nobody' },
  'enemy-skipped': (e, nameOf) => ({ params: { enemy: nameOf(e.enemy) } }),
  'trap-sprung': (e, nameOf) => ({ params: { enemy: nameOf(e.enemy), seat: nameOf(e.seat) } }),
  'enemy-attacked': (e, nameOf) => ({
    params: { enemy: nameOf(e.enemy), target: nameOf(e.target), n: e.bolster },
    variant: attackVariant(e),
  }),
  'survivor-spared': () => ({ params: {} }),
  'barricade-broke': (e, nameOf) => ({ params: { enemy: nameOf(e.enemy), seat: nameOf(e.seat) } }),
  'allies-absorbed': (e, nameOf) => ({ params: { seat: nameOf(e.seat), n: e.count } }),
  'hit-missed': (e, nameOf) => ({ params: { enemy: nameOf(e.enemy), seat: nameOf(e.seat) } }),
} satisfies Partial<Narration>;
