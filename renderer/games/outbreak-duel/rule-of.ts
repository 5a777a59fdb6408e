import {
  type ElementIds,
  entryOfElement,
  isReasonId,
  type RulebookEntryId,
} from '../../../models/outbreak-duel/rulebook';
import { rulesOf } from '../../play/rules-of';

export const { ruleOf, entryOfReason } = rulesOf<ElementIds, RulebookEntryId>({
  entryOfElement,
  isReasonId,
});
