/** What a click on the city does on the page of the set-up. */
import {
  type ScenarioBody,
  tokensAtSetup,
  withBiters,
  withoutToken,
  withRule,
  withToken,
} from '../../../../models/dying-light/editor/document';
import type { TokenKind, ZoneId } from '../../../../models/dying-light/ids';
import { areaOf } from '../../../../models/dying-light/map';

export type Tool = 'start' | 'biter' | 'erase' | TokenKind;

/** Takes away the token that was laid last in a Zone, else a Biter of its Area. */
function erased(body: ScenarioBody, zone: ZoneId): ScenarioBody {
  const token = tokensAtSetup(body).findLast((one) => one.zone === zone);
  if (token) return withoutToken(body, token.id);
  const area = areaOf(zone);
  return withBiters(body, area, (body.rules.biters[area] ?? 0) - 1);
}

/** The scenario after a Zone was pressed with a tool in the hand. */
export function placed(body: ScenarioBody, tool: Tool, zone: ZoneId): ScenarioBody {
  switch (tool) {
    case 'start':
      return withRule(body, ['startZone'], zone);
    case 'biter': {
      const area = areaOf(zone);
      return withBiters(body, area, (body.rules.biters[area] ?? 0) + 1);
    }
    case 'erase':
      return erased(body, zone);
    default:
      return withToken(body, tool, zone);
  }
}
