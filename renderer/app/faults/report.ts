import { gameText } from '../../../models/kernel/game-text';
import type { SaveEnvelope } from '../../../models/kernel/save';
import { t } from '../../i18n';
import type { Facts } from '../../platform/platform';
import { type Fault, lineOf } from './fault';

interface Reported {
  readonly fault: Fault;
  readonly facts: Facts;
  /** The game that was on the table. */
  readonly game: SaveEnvelope | null;
}

/** Everything that somebody needs who looks for the fault. Its last line plays the game again. */
export function reportText({ fault, facts, game }: Reported): string {
  const { version, runtime, system, log } = facts;
  return [
    t('report.head', { version, message: fault.message }),
    t('report.runs-on', { runtime, system }),
    '',
    lineOf(fault),
    '',
    t('report.log'),
    ...log,
    '',
    ...(game ? [t('report.game'), gameText(game)] : [t('report.no-game')]),
    '',
  ].join('\n');
}
