/** What a move costs, risks and brings, a line each; people see it before they confirm (specification 10.3). */
import type { Move, MoveOf } from '../../../../models/one-month-in/moves';
import { claimPoints } from '../../../../models/one-month-in/odds/claim';
import { fightOdds } from '../../../../models/one-month-in/odds/fight';
import { FARMS_TO_END, workedFarms } from '../../../../models/one-month-in/rules/farms';
import { fighters, zombiesIn } from '../../../../models/one-month-in/rules/fight';
import { headcount } from '../../../../models/one-month-in/rules/groups';
import {
  activeSeat,
  activeTeam,
  cardOf,
  tileOf,
  zoneOutside,
} from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { t } from '../../../i18n';
import type { PreviewLine } from '../../../play/decision/preview';
import { oneDigit, percent } from '../../../play/sayings';
import { attackOn, attacksIn, fightIn } from './forecast';
import { attackWords, fightWords, lootRisk, lootWords, reachWords } from './odds-words';
import { warningOf } from './warnings';

type Lines = readonly PreviewLine[];

const plain = (text: string): PreviewLine => ({ text, bad: false });
const bad = (text: string): PreviewLine => ({ text, bad: true });

/** Better not, said from there on. */
const UNLIKELY = 0.5;

const byOdds = (text: string, win: number) => (win < UNLIKELY ? bad(text) : plain(text));

function reachLine(state: State, move: { readonly to: MoveOf<'MOVE'>['to'] }): PreviewLine {
  const words = reachWords(state, move.to, zoneOutside(tileOf(state, move.to)));
  return words === '' ? plain(t('om.hud.safe')) : bad(words);
}

function ofMove(move: MoveOf<'MOVE'>, state: State): Lines {
  const tile = tileOf(state, move.to);
  const size = move.k1 + move.k2;
  const inside = fightIn(state, move.to, size);
  return [
    ...(tile.status === 'fog' ? [plain(t('om.hud.fog-waits'))] : []),
    ...attacksIn(state, move.to, zoneOutside(tile), size).map((odds) =>
      byOdds(attackWords(state, odds), odds.win),
    ),
    ...(inside ? [byOdds(fightWords(inside), inside.win)] : []),
    reachLine(state, move),
  ];
}

function ofEnter({ tile, k1, k2 }: MoveOf<'ENTER'>, state: State): Lines {
  const fight = fightIn(state, tile, k1 + k2);
  if (fight) return [byOdds(fightWords(fight), fight.win)];
  const attacks = attacksIn(state, tile, 'inner', k1 + k2);
  return attacks.length === 0
    ? [plain(t('om.hud.empty'))]
    : attacks.map((odds) => byOdds(attackWords(state, odds), odds.win));
}

function ofReclaim(move: MoveOf<'RECLAIM'>, state: State): Lines {
  const points = plain(t('om.hud.points', { ...claimPoints(state, activeSeat(state), move) }));
  const isUnique = cardOf(tileOf(state, move.tile))?.kind === 'unique';
  return isUnique ? [points, plain(t('om.hud.starts-hold'))] : [points];
}

/** In red where the next card could cost the tile. */
function ofScavenge({ tile }: MoveOf<'SCAVENGE'>, state: State): Lines {
  const chance = percent(lootRisk(state, tile));
  const shares = plain(lootWords(state));
  return chance > 0 ? [shares, bad(t('om.hud.odds.overrun', { chance }))] : [shares];
}

function ofAttack({ tile, zone, team, k1, k2 }: MoveOf<'ATTACK_HERE'>, state: State): Lines {
  const odds = attackOn(state, tile, zone, team, k1 + k2);
  const { counting, owner } = tileOf(state, tile);
  const stops = counting && owner === team ? [plain(t('om.hud.breaks-hold'))] : [];
  return [byOdds(attackWords(state, odds), odds.win), ...stops];
}

function ofRun({ k1, k2 }: MoveOf<'RUN'>, state: State): Lines {
  const n = headcount(fighters(state)) - k1 - k2;
  if (n === 0) return [];
  const { win, losses } = fightOdds(n, zombiesIn(state), activeTeam(state));
  const text = t('om.hud.left-behind', { n, chance: percent(win), losses: oneDigit(losses) });
  return [byOdds(text, win)];
}

function ofFarm(state: State): Lines {
  const ends = workedFarms(state, activeSeat(state)).length === FARMS_TO_END - 1;
  return [plain(t(ends ? 'om.hud.farm-ends' : 'om.hud.farm'))];
}

function linesOf(move: Move, state: State): Lines {
  switch (move.type) {
    case 'MOVE':
      return ofMove(move, state);
    case 'EXIT':
    case 'WITHDRAW':
      return [];
    case 'ENTER':
      return ofEnter(move, state);
    case 'RECLAIM':
      return ofReclaim(move, state);
    case 'SCAVENGE':
      return ofScavenge(move, state);
    case 'ATTACK_HERE':
      return ofAttack(move, state);
    case 'FARM':
      return ofFarm(state);
    case 'RUN':
      return ofRun(move, state);
    case 'SACRIFICE':
      return [plain(t('om.hud.saved', { n: headcount(fighters(state)) - 1 }))];
    default:
      return [];
  }
}

/** Warnings come last, nearest to the button (10.4). */
export function previewLines(move: Move, state: State): Lines {
  const warning = warningOf(move, state);
  return warning === null ? linesOf(move, state) : [...linesOf(move, state), bad(warning)];
}
