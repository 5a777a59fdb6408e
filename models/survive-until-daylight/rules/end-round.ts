/** The end of a round (SD-FP-02, SD-SURV-02, SD-END-05). */
import type { SDPlay } from '../play';
import { endGame, enemiesLeft, LAST_ROUND, winCheck } from './end';
import { draftMember, leftOf } from './members';

/** Survivors that are still alive join whoever held WAVE! (SD-SURV-02). */
function saveSurvivors(play: SDPlay): void {
  const { state } = play;
  const { waveHolder } = state;
  if (!waveHolder) return;
  for (const { id } of state.line.filter(({ type }) => type === 'survivor')) {
    draftMember(state, waveHolder).allies += 1;
    play.tell({ type: 'survivor-joined', seat: waveHolder, survivor: id });
  }
  state.line = state.line.filter(({ type }) => type !== 'survivor');
}

/** What lasts for a round only goes: stun tokens and Blood Lust. */
function clearRound(play: SDPlay): void {
  for (const card of play.state.line) card.stunned = false;
  for (const member of play.state.members) member.bloodLust = 0;
  play.state.waveHolder = null;
}

function passToken(play: SDPlay): void {
  const { firstPlayer } = play.state;
  if (!firstPlayer) return;
  const to = leftOf(play.state, firstPlayer);
  play.state.firstPlayer = to;
  if (to !== firstPlayer) play.tell({ type: 'token-passed', from: firstPlayer, to });
}

export function endRound(play: SDPlay): void {
  winCheck(play);
  if (play.state.outcome) return;
  saveSurvivors(play);
  clearRound(play);
  play.tell({ type: 'round-ended', round: play.state.round });
  if (play.state.round >= LAST_ROUND && enemiesLeft(play.state)) endGame(play, 'loss', 'dawn-too-late');
  else beginNext(play);
}

function beginNext(play: SDPlay): void {
  passToken(play);
  play.state.round += 1;
}
