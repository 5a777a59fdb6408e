/** The questions by which the moves of one kind are told apart. */
import type { BorderKey, HexKey } from '../../../../models/kernel/hex';
import type { Zone } from '../../../../models/one-month-in/ids';
import type { Move, MoveOf, MoveType } from '../../../../models/one-month-in/moves';
import { tileOf, zoneOutside } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { t } from '../../../i18n';
import { neighbourName, placeName, teamName, zoneName } from '../names';
import { answerLabel } from './answer-words';
import type { Facet } from './facet';
import { attackOn, attacksIn, fightIn } from './forecast';
import { attackWords, fightWords, reachWords } from './odds-words';
import { PARTY, partyKey, partyOf, sizeOf } from './party';
import { readyWords } from './ready-words';

type Led = Extract<Move, { readonly k1: number }> | MoveOf<'WITHDRAW'>;
type Paid = Extract<Move, { readonly payFrom: number }>;

/** How many go: all who can, until somebody chooses. */
const WHO: Facet<Led> = {
  id: PARTY,
  key: (move) => partyKey(partyOf(move) ?? { k1: 0, k2: 0 }),
  label: (move) => t('om.hud.party', { n: sizeOf(partyOf(move) ?? { k1: 0, k2: 0 }) }),
  preselect: true,
};

/** Who pays a point: somebody with one before somebody with two. */
const PAYER: Facet<Paid> = {
  id: 'payer',
  key: ({ payFrom }) => String(payFrom),
  label: ({ payFrom }) => t('om.hud.payer', { n: payFrom }),
  preselect: true,
};

function from<M extends Move>(placeOf: (move: M) => readonly [HexKey, Zone]): Facet<M> {
  return {
    id: 'from',
    key: (move) => placeOf(move).join(' '),
    label: (move, state) => zoneName(state, ...placeOf(move)),
    detail: ([move], state) => readyWords(state, ...placeOf(move)),
  };
}

/** What waits at the other end of a walk, and who else could come. */
function arrivalWords(state: State, { to, ...move }: MoveOf<'MOVE'>): string {
  const tile = tileOf(state, to);
  const zone = zoneOutside(tile);
  const size = sizeOf(move);
  const inside = fightIn(state, to, size);
  return [
    ...attacksIn(state, to, zone, size).map((odds) => attackWords(state, odds)),
    ...(inside ? [fightWords(inside)] : []),
    reachWords(state, to, zone),
  ]
    .filter(Boolean)
    .join(' ');
}

function placeFacet<M extends Move & { readonly tile: HexKey }>(detail?: Facet<M>['detail']): Facet<M> {
  return {
    id: 'where',
    key: ({ tile }) => tile,
    label: ({ tile }, state) => placeName(state, tile),
    ...(detail && { detail }),
  };
}

const ENTER_FROM: Facet<MoveOf<'ENTER'>> = {
  ...placeFacet<MoveOf<'ENTER'>>(),
  detail: ([{ tile, k1, k2 }], state) => {
    const odds = fightIn(state, tile, k1 + k2);
    return odds ? fightWords(odds) : t('om.hud.nobody-inside');
  },
};

const endsOfEdge = (edge: BorderKey) => edge.split('|') as [HexKey, HexKey];

const FACETS: { readonly [T in MoveType]?: readonly Facet<MoveOf<T>>[] } = {
  MOVE: [
    from(({ from: place, zone }) => [place, zone]),
    WHO,
    {
      id: 'to',
      key: ({ to }) => to,
      label: (move, state) => neighbourName(state, move.from, move.to),
      detail: ([move], state) => arrivalWords(state, move),
    },
  ],
  ENTER: [ENTER_FROM, WHO],
  EXIT: [from(({ tile }) => [tile, 'inner']), WHO],
  RECLAIM: [
    placeFacet(),
    {
      id: 'flag',
      key: ({ liftFlag }) => liftFlag ?? '',
      label: ({ liftFlag }, state) => (liftFlag ? placeName(state, liftFlag) : t('om.hud.no-lift')),
    },
    {
      id: 'pay',
      key: ({ pay }) => `${pay.a},${pay.b},${pay.c}`,
      label: ({ pay }) => t('om.hud.pay', { ones: pay.a, parts: pay.b, twos: pay.c }),
      preselect: true,
    },
  ],
  SCAVENGE: [placeFacet(), PAYER],
  FARM: [placeFacet(), PAYER],
  TEAR_DOWN: [
    from(({ tile, zone }) => [tile, zone]),
    {
      id: 'toward',
      key: ({ toward }) => toward,
      label: ({ tile, toward }, state) => neighbourName(state, tile, toward),
    },
    PAYER,
  ],
  ATTACK_HERE: [
    from(({ tile, zone }) => [tile, zone]),
    {
      id: 'rival',
      key: ({ team }) => team,
      label: ({ team }, state) => teamName(state, team),
      detail: ([{ tile, zone, team, k1, k2 }], state) =>
        attackWords(state, attackOn(state, tile, zone, team, k1 + k2)),
    },
    WHO,
  ],
  BUILD_FENCE: [
    {
      id: 'beside',
      key: ({ edge }) => endsOfEdge(edge)[0],
      label: ({ edge }, state) => placeName(state, endsOfEdge(edge)[0]),
    },
    {
      id: 'side',
      key: ({ edge }) => edge,
      label: ({ edge }, state) => neighbourName(state, ...endsOfEdge(edge)),
    },
  ],
  RUN: [WHO],
  SACRIFICE: [
    {
      id: 'payer',
      key: ({ apClass }) => String(apClass),
      label: ({ apClass }) => t('om.hud.payer', { n: apClass }),
      preselect: true,
    },
  ],
  WITHDRAW: [
    WHO,
    {
      id: 'to',
      key: ({ to }) => to,
      label: ({ to }, state) => placeName(state, to),
    },
  ],
};

/** The questions for a move of this kind, in the order in which they are asked. */
export function facetsOf(move: Move): readonly Facet[] {
  const ANSWER: Facet = { id: 'answer', key: JSON.stringify, label: answerLabel };
  return (FACETS[move.type] as readonly Facet[] | undefined) ?? [ANSWER];
}
