/** What the story of a duel says where the log leans on the lines before: whose it is, who did it and with what. */
import type { Entry, EntryOf } from '../../../models/outbreak-duel/entries';
import { SURVIVOR_IDS, ZOMBIE_IDS } from '../../../models/outbreak-duel/ids';
import { otherSide, sideOf } from '../../../models/outbreak-duel/rules/table';
import type { State, Uid } from '../../../models/outbreak-duel/state';
import { listOf, t } from '../../i18n';
import { cardName, nameOfSide, survivorName } from './names';
import { rollWords } from './narrate/deeds';

/** What hurt a zombie last; null for one that just dies. */
function lastWound(before: readonly Entry[], zombie: Uid): EntryOf<'zombie-hurt'> | null {
  const wounds = before.flatMap((entry) =>
    entry.type === 'zombie-hurt' && entry.zombie === zombie ? [entry] : [],
  );
  return wounds.at(-1) ?? null;
}

const isZombie = (source: string) => ZOMBIE_IDS.some((id) => id === source);

/** A Survivor is named as the source where it was with nothing in hand. */
function meansOf({ source }: EntryOf<'zombie-hurt'>): string {
  return SURVIVOR_IDS.some((id) => id === source) ? t('od.unarmed') : cardName(source);
}

/** "Ines kills Dutch's Biter: Service Pistol." */
function death(entry: EntryOf<'zombie-died'>, state: State, before: readonly Entry[]): string {
  const wound = lastWound(before, entry.zombie);
  const params = { name: survivorName(state, entry.seat), zombie: cardName(entry.card) };
  // Zombies are hurt by those of their own side, too.
  if (wound === null || isZombie(wound.source)) return t('od.episode.zombie-died.lost', params);
  const killer = nameOfSide(state, otherSide(sideOf(state, entry.seat)));
  return t('od.episode.zombie-died.killed', { ...params, killer, by: meansOf(wound) });
}

/** "Dutch gets away from Butcher: Quick Escape, 5+ rolled 5." */
function gettingAway(entry: EntryOf<'escape-rolled'>, state: State): string {
  const { seat, source, card, need, bonus, die, success } = entry;
  return t(`od.episode.escape-rolled.${success ? 'works' : 'fails'}`, {
    name: survivorName(state, seat),
    zombie: cardName(card),
    source: source === 'quick-escape' ? t('od.quick-escape') : cardName(source),
    roll: rollWords(need, bonus),
    die,
  });
}

function bite({ seat, card, dealt }: EntryOf<'bite-landed'>, state: State): string {
  return t('od.episode.bite-landed', {
    name: survivorName(state, seat),
    victim: nameOfSide(state, otherSide(sideOf(state, seat))),
    zombie: cardName(card),
    n: dealt,
  });
}

/** An entry as whoever reads it alone understands it; null for what the log says as well. */
export function episodeOf(entry: Entry, state: State, before: readonly Entry[]): string | null {
  switch (entry.type) {
    case 'zombie-died':
      return death(entry, state, before);
    case 'escape-rolled':
      return gettingAway(entry, state);
    case 'bite-landed':
      return bite(entry, state);
    case 'weapon-broken': {
      const cards = listOf([entry.card, ...entry.attachments].map(cardName));
      return t('od.episode.weapon-broken', { name: survivorName(state, entry.seat), cards });
    }
    case 'redirected':
      return t('od.episode.redirected', {
        name: nameOfSide(state, otherSide(sideOf(state, entry.seat))),
        zombie: cardName(entry.card),
        other: cardName(entry.to.card),
        n: entry.n,
      });
    case 'raised':
      return t('od.episode.raised', {
        name: survivorName(state, entry.seat),
        zombie: cardName(entry.card),
        source: cardName(entry.source),
      });
    case 'infected':
      return t('od.episode.infected', {
        name: survivorName(state, entry.seat),
        zombie: cardName(entry.source),
        n: entry.n,
        now: entry.infection,
      });
    default:
      return null;
  }
}
