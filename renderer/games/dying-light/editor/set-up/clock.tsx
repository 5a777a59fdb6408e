import { freeEvents, withEvent } from '../../../../../models/dying-light/editor/document';
import { DIFFICULTIES } from '../../../../../models/dying-light/ids';
import { t } from '../../../../i18n';
import { useWorkbench } from '../composing';
import { NumberBox, Part, SignButton } from '../fields';

/** Events that lie on the tracker, each with its Round. */
function Events() {
  const { rules, put } = useWorkbench();
  return Object.entries(rules.eventSpaces).map(([event, space]) => {
    const name = t('dl.editor.event-in', { n: Number(event) });
    return (
      <li key={event}>
        <span>{name}</span>
        <NumberBox
          label={name}
          value={space}
          min={1}
          max={14}
          onNumber={(round) => put(['eventSpaces', event], round)}
        />
        <SignButton
          sign="×"
          label={t('dl.editor.remove', { name })}
          onPress={() => put(['eventSpaces', event], undefined)}
        />
      </li>
    );
  });
}

/** When the game begins and ends, and where Event tokens lie on the tracker. */
export function Clock() {
  const { body, rules, change, put } = useWorkbench();
  return (
    <Part title={t('dl.editor.clock')} place="lastRound">
      <ul className="editor-rows">
        <li>
          <span>{t('dl.editor.first-round')}</span>
          <NumberBox
            label={t('dl.editor.first-round')}
            value={rules.startRound}
            min={1}
            max={14}
            onNumber={(round) => put(['startRound'], round)}
          />
        </li>
        {DIFFICULTIES.map((level) => (
          <li key={level}>
            <span>{t('dl.editor.last-round', { level: t(`dl.difficulty.${level}`) })}</span>
            <NumberBox
              label={t('dl.editor.last-round', { level: t(`dl.difficulty.${level}`) })}
              value={rules.lastRound[level]}
              min={1}
              max={14}
              onNumber={(round) => put(['lastRound', level], round)}
            />
          </li>
        ))}
        <Events />
      </ul>
      {freeEvents(body).length > 0 && (
        <button type="button" className="button" onClick={() => change(withEvent(body))}>
          {t('dl.editor.add-event')}
        </button>
      )}
    </Part>
  );
}
