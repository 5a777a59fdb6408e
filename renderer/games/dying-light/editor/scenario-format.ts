/** Own scenarios of Dying Light as the store, the lists and New game know them. */
import { checkOwn, isHint } from '../../../../models/dying-light/content/check/own';
import { ownOf, type ScenarioBody } from '../../../../models/dying-light/editor/document';
import type { ContentFormat } from '../../../content/content-shelf';
import { faultText } from './fault-words';

/** Something to be called by where only what is made matters. */
const ANY_NAME = 'x';

function read(data: unknown): ScenarioBody | null {
  if (typeof data !== 'object' || data === null) return null;
  const own = { ...data, name: ANY_NAME, maker: '' };
  const formless = checkOwn(own).some(({ id }) => id === 'dl.check.form' || id === 'dl.check.too-large');
  return formless ? null : (data as ScenarioBody);
}

function whyNot(body: ScenarioBody): string | null {
  const fault = checkOwn(ownOf(body, ANY_NAME, '')).find((one) => !isHint(one));
  return fault ? faultText(fault, body) : null;
}

export const SCENARIO_FORMAT: ContentFormat<ScenarioBody> = {
  game: 'dying-light',
  kind: 'scenario',
  read,
  whyNot,
  about: ({ text }) => text.slice(0, 500),
};
