import type { ReactNode } from 'react';
import { parseSave } from '../../../models/kernel/save';
import { t } from '../../i18n';
import type { Platform } from '../../platform/platform';
import { isSlot } from '../saves/slots';
import type { Fault } from './fault';
import { FaultPage } from './fault-page';
import { Guard } from './guard';
import { reportText } from './report';
import { writeFault } from './use-faults';

/** The game that the app saved last; `null` if there is none. */
async function lastGame({ saves }: Platform) {
  const last = (await saves.list()).find(({ id }) => isSlot(id));
  const text = last ? await saves.load(last.id) : null;
  return text === null ? null : parseSave(text);
}

interface LastResortProps {
  readonly platform: Platform;
  readonly children: ReactNode;
}

/** Stands in when the app itself can't be drawn: loading the page again brings it back, and the game with it. */
export function LastResort({ platform, children }: LastResortProps) {
  const report = async (fault: Fault) =>
    reportText({ fault, facts: await platform.facts(), game: await lastGame(platform).catch(() => null) });
  return (
    <Guard
      onFault={(fault) => writeFault(platform, fault)}
      instead={(fault) => (
        <FaultPage
          fault={fault}
          report={() => report(fault)}
          back={t('ui.fault.title')}
          onBack={() => location.reload()}
        />
      )}
    >
      {children}
    </Guard>
  );
}
