/** What people read of a scenario: sentences of the locale files, or the words of whoever made it. */
import type {
  CardText,
  OwnScenario,
  ScenarioChoice,
  Sentence,
} from '../../../models/dying-light/scenario/format';
import { scenarioFor } from '../../../models/dying-light/scenario/lookup';
import { composedText, shownName, shownText, t, type Words } from '../../i18n';

/** @param words fill the slots of a sentence of ours; a maker's own has none */
export function sentenceText(sentence: Sentence, words: Words = {}): string {
  return typeof sentence === 'string' ? composedText(sentence, words) : shownText(sentence.text);
}

/** What stands on a card of the scenario. */
export function cardText(choice: ScenarioChoice, id: string): CardText {
  const own = scenarioFor(choice).cards.find((card) => card.id === id)?.words;
  if (own) return { title: shownText(own.title), text: shownText(own.text), rule: shownText(own.rule) };
  const part = (name: keyof CardText) => composedText(`dl.card.${id}.${name}`);
  return { title: part('title'), text: part('text'), rule: part('rule') };
}

/** Whose scenario it is, as people are told before they play it. */
export function makerLine({ maker }: Pick<OwnScenario, 'maker'>): string {
  return t('dl.own.by', { name: shownName(maker) });
}
