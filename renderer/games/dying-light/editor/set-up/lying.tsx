import {
  tokensAtSetup,
  withoutToken,
  withTokenAt,
  withTokenOn,
} from '../../../../../models/dying-light/editor/document';
import type { ZoneId } from '../../../../../models/dying-light/ids';
import { t } from '../../../../i18n';
import { useWorkbench } from '../composing';
import { Part, PickBox, SignButton } from '../fields';
import { tokenLabel } from '../phrases';
import { zoneChoices } from '../slots/choices';

/** Everything that lies on the map at the start, each where it can be moved and taken away. */
export function Lying() {
  const { body, change, point, arm } = useWorkbench();
  return (
    <Part title={t('dl.editor.lying')} place="tokens">
      <ul className="editor-rows">
        {tokensAtSetup(body).map(({ id, kind, zone, on }) => (
          <li key={id}>
            <span>{tokenLabel(id)}</span>
            <PickBox
              label={t('dl.editor.zone-of', { name: tokenLabel(id) })}
              value={zone}
              options={zoneChoices()}
              onFocus={() => {
                point([zone]);
                arm((next) => change(withTokenAt(body, id, next)));
              }}
              onPick={(next) => change(withTokenAt(body, id, next as ZoneId))}
            />
            {kind === 'uv' && (
              <PickBox
                label={t('dl.slot.on')}
                value={String(on ?? true)}
                options={[
                  ['true', t('dl.vocab.on')],
                  ['false', t('dl.vocab.off')],
                ]}
                onPick={(next) => change(withTokenOn(body, id, next === 'true'))}
              />
            )}
            <SignButton
              sign="×"
              label={t('dl.editor.remove', { name: tokenLabel(id) })}
              onPress={() => change(withoutToken(body, id))}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
