/** What is seen of a card, a figure, a token or a die when somebody looks closer. */
import { GEAR } from '../../../../models/dying-light/content/gear';
import { INFECTED } from '../../../../models/dying-light/content/infected';
import { RUNNERS } from '../../../../models/dying-light/content/runners';
import type { InfectedType, RunnerId, ZoneId } from '../../../../models/dying-light/ids';
import { areaOf } from '../../../../models/dying-light/map';
import { BOOK, entryOfElement } from '../../../../models/dying-light/rulebook';
import { exposureValue } from '../../../../models/dying-light/rules/exposure';
import { tempo } from '../../../../models/dying-light/rules/tempo';
import type { GearToken, State } from '../../../../models/dying-light/state';
import { t } from '../../../i18n';
import { type Closeup, closeupOfEntry, keywordOfEntry, withTerms } from '../../../play/closeup/closeup';
import { cardWords } from '../card-words';
import { diceWords } from '../compose/dice-words';
import { placeWords } from '../compose/place-words';
import { areaName, boostName, fullName, gearName, infectedName, tokenName, zoneName } from '../names';
import { pictureOf, pictureUrl } from '../scene/cards/card-art';
import type { CardModel } from '../scene/cards/card-faces';
import type { Pick } from '../scene/marks';
import { entryOfPick } from './entry-of-pick';

/** What can be looked at closer: everything on the table, and what the panels show of a Runner. */
export type Subject = Pick | { readonly kind: 'gear'; readonly gear: GearToken };

type Shown = Omit<Closeup, 'words'>;

function ofZone(zone: ZoneId, state: State): Shown {
  return {
    kind: areaName(areaOf(zone)),
    title: zoneName(zone),
    picture: null,
    facts: [],
    text: placeWords(zone, state),
    rule: entryOfPick({ kind: 'zone', zone, area: areaOf(zone) }, state),
  };
}

function ofToken({ token, zone }: Extract<Pick, { kind: 'token' }>, state: State): Shown | null {
  const found = state.tokens.find(({ id }) => id === token);
  if (!found) return null;
  const rule = entryOfElement('token', found.kind);
  const { meaning } = keywordOfEntry(BOOK, rule);
  return {
    kind: zoneName(zone),
    title: tokenName(found.kind),
    picture: null,
    facts: [],
    text: meaning,
    rule,
  };
}

function ofRunner(id: RunnerId, state: State): Shown | null {
  const runner = state.runners.find((one) => one.id === id);
  if (!runner) return null;
  const { skill } = RUNNERS[id];
  return {
    kind: t(`dl.skill.${skill}.name`),
    title: fullName(id),
    picture: pictureUrl(`act-${id}`).href,
    facts: [
      t('dl.hud.tempo', { n: tempo(runner) }),
      t('dl.hud.exposure', { n: exposureValue(runner) }),
      t('dl.closeup.wounds', { n: runner.heavyWounds.length + (runner.lightWound ? 1 : 0) }),
    ],
    text: t(`dl.skill.${skill}.text`),
    rule: entryOfElement('part', 'skill'),
  };
}

function ofInfected(id: InfectedType): Shown {
  const { attack, toughness, agile, class: rank } = INFECTED[id];
  const rule = entryOfElement('infected', id);
  return {
    kind: t(`dl.infected-class.${rank}`),
    title: infectedName(id),
    picture: pictureUrl('act-enemy').href,
    facts: [
      t('dl.closeup.attack', { n: attack }),
      t('dl.closeup.toughness', { n: toughness }),
      t(agile ? 'dl.closeup.agile' : 'dl.closeup.clumsy'),
    ],
    text: keywordOfEntry(BOOK, rule).meaning,
    rule,
  };
}

function ofCard(card: CardModel, state: State): Shown {
  const { family, title, text } = cardWords(card);
  const picture = pictureOf(card);
  const rule = entryOfPick({ kind: 'card', card }, state);
  return { kind: family, title, picture: picture && pictureUrl(picture).href, facts: [], text, rule };
}

function ofGear({ id, condition }: GearToken): Shown {
  const { slot, boost, prevents } = GEAR[id];
  return {
    kind: t(`dl.gear-slot.${slot}`),
    title: gearName(id),
    picture: null,
    facts: [boostName(boost), t(`dl.prevents.${prevents}`), t(`dl.gear-state.${condition}`)],
    text: keywordOfEntry(BOOK, entryOfElement('prevents', prevents)).meaning,
    rule: entryOfElement('gear-slot', slot),
  };
}

function ofDie(pick: Extract<Pick, { kind: 'die' }>, state: State): Shown {
  const rule = entryOfPick(pick, state);
  const { name, meaning } = keywordOfEntry(BOOK, rule);
  return { kind: name, title: diceWords(state, [pick.die]), picture: null, facts: [], text: meaning, rule };
}

function shownOf(subject: Subject, state: State): Shown | null {
  switch (subject.kind) {
    case 'zone':
      return ofZone(subject.zone, state);
    case 'token':
      return ofToken(subject, state);
    case 'runner':
      return ofRunner(subject.runner, state);
    case 'infected':
      return ofInfected(subject.infected);
    case 'die':
      return ofDie(subject, state);
    case 'card':
      return ofCard(subject.card, state);
    case 'gear':
      return ofGear(subject.gear);
    case 'deck':
      return closeupOfEntry(BOOK, entryOfPick(subject, state));
    default:
      return subject satisfies never;
  }
}

/** Null for what is no longer there. */
export function closeupOf(subject: Subject, state: State): Closeup | null {
  const shown = shownOf(subject, state);
  return shown && withTerms(BOOK, shown);
}
