import type { RunnerId } from '../../../../models/dying-light/ids';
import type { Move } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import { shownName, t } from '../../../i18n';
import {
  areaName,
  gearName,
  infectedName,
  itemName,
  runnerName,
  tokenName,
  woundName,
  zoneName,
} from '../names';
import { sentenceText } from '../scenario-words';
import { diceWords } from './dice-words';

function nestWords(tokenId: string, state: State): string {
  const nest = state.tokens.find(({ id }) => id === tokenId);
  return nest ? `${tokenName(nest.kind)}, ${zoneName(nest.zone)}` : tokenId;
}

function downWords(infected: string, down: boolean): string {
  return down ? t('dl.hud.lying', { infected }) : infected;
}

/** An option of the scenario card that asks. */
function choiceWords(optionId: string, state: State): string {
  const frame = state.stack.at(-1);
  const option = frame?.type === 'scenarioChoice' ? frame.options.find(({ id }) => id === optionId) : null;
  return option ? sentenceText(option.text) : optionId;
}

/** Who gets the lead: the Runner, and where several play whose it is (DL-ROUND-02). */
function leadWords(runner: RunnerId, { seats, runners }: State): string {
  const seat = seats.find(({ id }) => runners.some((one) => one.id === runner && one.seat === id));
  if (!seat || seats.length < 2) return runnerName(runner);
  return t('dl.hud.lead', { runner: runnerName(runner), name: shownName(seat.name) });
}

/** A move as the words on its button. */
export function answerWords(move: Move, state: State): string {
  switch (move.type) {
    case 'ACTIVATE':
      return leadWords(move.runnerId, state);
    case 'PICK_RUNNER':
    case 'NEXT_DEFENDER':
    case 'RUNNER':
      return runnerName(move.runnerId);
    case 'PICK_GEAR':
      return t(`dl.gear-set.${move.setId}`);
    case 'PICK_WEAPON':
      return itemName(move.weaponId);
    case 'USE':
    case 'SWITCH_WEAPON':
    case 'ITEM':
      return itemName(move.itemId);
    case 'RESOLVE_AREA':
    case 'AREA':
      return areaName(move.areaId);
    case 'MOVE':
    case 'STEP':
      return zoneName(move.to);
    case 'GEAR':
    case 'USE_GEAR':
    case 'CHOOSE_GEAR':
      return gearName(move.gearId);
    case 'CHOOSE_DIE':
      return diceWords(state, [move.dieId]);
    case 'UPGRADE':
      return t('dl.hud.upgrade', { die: diceWords(state, [move.dieId]), to: t(`dl.die.${move.to}`) });
    case 'SPEND_CRIT':
      return t('dl.hud.target', {
        infected: downWords(infectedName(move.infected), move.down),
        area: areaName(move.areaId),
      });
    case 'CLEAVE':
    case 'KILL':
      return downWords(infectedName(move.infected), move.down);
    case 'KNOCK':
      return infectedName(move.infected);
    case 'PUSH':
    case 'MOVE_ENEMY':
      return t('dl.hud.push-to', { infected: infectedName(move.infected), area: areaName(move.toArea) });
    case 'NEST':
      return nestWords(move.tokenId, state);
    case 'HEAVY':
      return woundName(move.woundId);
    case 'CHOOSE':
      return choiceWords(move.optionId, state);
    case 'ATTACK':
      return t('dl.hud.target', { infected: infectedName(move.targetType), area: areaName(move.targetArea) });
    case 'EXCHANGE':
      return runnerName(move.otherRunner);
    case 'INTERACT':
      return nestWords(move.tokenId, state);
    case 'ACK':
    case 'CONFIRM':
    case 'PASS':
    case 'ASSIGN':
    case 'DEFEND':
    case 'DESPERATE':
    case 'VEST':
    case 'COMMIT':
    case 'DECLINE':
    case 'SKIP':
    case 'DONE':
    case 'ACCEPT':
    case 'REFUSE':
      return t(`dl.hud.category.${move.type}`);
    default:
      return move satisfies never;
  }
}
