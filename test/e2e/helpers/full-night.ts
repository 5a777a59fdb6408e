/** The fullest table that Survive Until Daylight can be expected to have: six seats, the longest assault with both Monsters, all wounded. */
import { hordeOf } from '../../../models/survive-until-daylight/content/assaults';
import { decksFor } from '../../../models/survive-until-daylight/content/rubble';
import { ASSAULT_IDS, type CardId, type RubbleId } from '../../../models/survive-until-daylight/ids';
import { type SDSession, sessionAt } from '../../helpers/survive-session';
import { type LineText, type MemberPlan, table } from '../../helpers/survive-until-daylight';

const SEATS = 6;
/** Cards of a full bag. */
const CARRIED = 6;
/** The last round in which an assault comes. */
const LATE = 6;

const [longest = []] = ASSAULT_IDS.map((id) => hordeOf(id, SEATS)).toSorted((a, b) => b.length - a.length);

/** Some of the line are wounded, hit by a spear or stunned. */
function line(): readonly LineText[] {
  const marks = ['', ' 1/2', '', ' stunned', ' 1/2'] as const;
  const crowd = longest.map((type, at): LineText => `${type}${marks[at % marks.length] ?? ''}`);
  return ['monster 6/8 spear', ...crowd, 'monster 3/8 spear'];
}

/** Rodents and crows are fought where they are found. */
const isGoods = (card: RubbleId): card is RubbleId & CardId => !card.startsWith('rd-');

/** Other cards for everybody, from one end of the decks to the other. */
function carried() {
  const cards = decksFor(SEATS).filter(isGoods);
  const step = Math.floor(cards.length / (SEATS * CARRIED));
  return Array.from({ length: SEATS }, (_, seat) =>
    Array.from({ length: CARRIED }, (_, at) => cards[(seat * CARRIED + at) * step]).filter(
      (card) => card !== undefined,
    ),
  );
}

/** A game with the fullest table, in which the first seat is to attack. */
export function fullNight(): SDSession {
  const guarded: MemberPlan = { remaining: 1, allies: 1, barricades: 1, traps: 1 };
  const members = Object.fromEntries(Array.from({ length: SEATS }, (_, at) => [at + 1, guarded]));
  const state = table({
    seats: SEATS,
    cards: carried(),
    members,
    line: line(),
    actor: 1,
    holder: 2,
    round: LATE,
  });
  return sessionAt('combatTurn', state);
}
