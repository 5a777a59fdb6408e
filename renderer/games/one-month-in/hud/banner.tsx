import type { Seat } from '../../../../models/kernel/types';
import { teamOf } from '../../../../models/one-month-in/rules/table';
import { AwayLines } from '../../../away/away-lines';
import { Button } from '../../../hud/button';
import { Dialog } from '../../../hud/dialog';
import { shownName, t } from '../../../i18n';
import { CONFIRM } from '../../../input/commands';
import { useQuestion } from '../../../input/presses';
import { teamName } from '../names';
import { useSnapshot } from '../table-game';
import { entriesSince, sinceLines } from './since';
import { colourOf, TeamMark } from './team-mark';
import './banner.css';

interface BannerProps {
  readonly seat: Seat;
  readonly onGo: () => void;
  readonly onMenu: () => void;
}

/**
 * Waits for the next person, and tells what happened to their team since they last played. A press that was meant for the turn before
 * does not open it.
 */
export function Banner({ seat, onGo, onMenu }: BannerProps) {
  const { position, log, moves, decided } = useSnapshot();
  const { state } = position;
  const answering = useQuestion('curtain', moves, seat.id);
  const { entries, isFirst } = entriesSince(log, seat.id, decided[seat.id] ?? 0);
  const lines = sinceLines(entries, state, seat.id);
  const quiet = isFirst ? [] : [t('om.hud.banner.quiet')];
  const { colour } = teamOf(state, seat.id);
  const team = teamName(state, seat.id);
  return (
    <Dialog title={t('om.hud.banner', { team })} onClose={onMenu}>
      <div className="om-banner" style={{ borderColor: colourOf(colour) }}>
        <p className="om-banner-name">
          <TeamMark colour={colour} />
          <span>{t('om.hud.banner.name', { name: shownName(seat.name), team })}</span>
        </p>
        <AwayLines
          title={t(isFirst ? 'om.hud.banner.first' : 'om.hud.banner.since')}
          lines={lines.length > 0 ? lines : quiet}
        />
        <Button
          look="primary"
          label={t('om.hud.banner.go')}
          shortcut={CONFIRM}
          onPress={answering(onGo)}
          first
        />
      </div>
    </Dialog>
  );
}
