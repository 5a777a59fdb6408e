import { withBiters } from '../../../../../models/dying-light/editor/document';
import { AREA_IDS, type AreaId } from '../../../../../models/dying-light/ids';
import { t } from '../../../../i18n';
import { areaName } from '../../names';
import { useWorkbench } from '../composing';
import { NumberBox, Part, PickBox, SignButton } from '../fields';
import { ScaledTable } from '../scaled-table';

/** Biters that come with more Runners or at other difficulties, and the Areas that they come to in turn. */
function ExtraBiters() {
  const { rules, put } = useWorkbench();
  return (
    <>
      <h3>{t('dl.editor.extra-biters')}</h3>
      <ScaledTable
        value={rules.extraBiters.count}
        onValue={(count) => put(['extraBiters', 'count'], count)}
        max={20}
      />
      <p className="editor-hint">{t('dl.editor.extra-order')}</p>
      <span className="composer-list">
        {rules.extraBiters.order.map((area, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an Area may come twice
          <span key={index} className="composer-item">
            <PickBox
              label={t('dl.slot.area')}
              value={area}
              options={AREA_IDS.map((one) => [one, areaName(one)])}
              onPick={(next) => put(['extraBiters', 'order', index], next)}
            />
            <SignButton
              sign="×"
              label={t('dl.editor.take-out')}
              onPress={() => put(['extraBiters', 'order', index], undefined)}
            />
          </span>
        ))}
        <SignButton
          sign="+"
          label={t('dl.editor.one-more')}
          onPress={() => put(['extraBiters', 'order'], [...rules.extraBiters.order, 'market'])}
        />
      </span>
    </>
  );
}

/** How many Biters stand in each Area at the start. */
export function Biters() {
  const { body, rules, change } = useWorkbench();
  const areas = Object.keys(rules.biters) as AreaId[];
  const others = AREA_IDS.filter((area) => !areas.includes(area));
  return (
    <Part title={t('dl.editor.biters')} place="biters">
      <ul className="editor-rows">
        {areas.map((area) => (
          <li key={area}>
            <span>{areaName(area)}</span>
            <NumberBox
              label={t('dl.editor.biters-in', { area: areaName(area) })}
              value={rules.biters[area] ?? 0}
              min={0}
              max={6}
              onNumber={(count) => change(withBiters(body, area, count))}
            />
          </li>
        ))}
      </ul>
      <PickBox
        label={t('dl.editor.more-biters')}
        value=""
        options={[['', t('dl.editor.more-biters')], ...others.map((area) => [area, areaName(area)] as const)]}
        onPick={(area) => area !== '' && change(withBiters(body, area as AreaId, 1))}
      />
      <ExtraBiters />
    </Part>
  );
}
