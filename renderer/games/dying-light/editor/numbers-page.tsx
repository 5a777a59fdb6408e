/** The page of what is counted and looked up: variables, tables by difficulty and Runners, lists of places. */
import { type Shelf, withNamed } from '../../../../models/dying-light/editor/document';
import { runnerVarsIn } from '../../../../models/dying-light/editor/renaming';
import { DIFFICULTIES } from '../../../../models/dying-light/ids';
import { Switch } from '../../../hud/switch';
import { t } from '../../../i18n';
import { useWorkbench } from './composing';
import { NumberBox, Part, PickBox, SignButton } from './fields';
import { NameBox } from './name-box';
import { NewName } from './new-name';
import { ScaledTable } from './scaled-table';
import { zoneChoices } from './slots/choices';

function Zones({
  zones,
  onZones,
}: {
  readonly zones: readonly string[];
  readonly onZones: (zones: readonly string[]) => void;
}) {
  return (
    <span className="composer-list">
      {zones.map((zone, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a Zone may come twice
        <span key={index} className="composer-item">
          <PickBox
            label={t('dl.slot.zone')}
            value={zone}
            options={zoneChoices()}
            onPick={(next) => onZones(zones.with(index, next))}
          />
          <SignButton
            sign="×"
            label={t('dl.editor.take-out')}
            onPress={() => onZones(zones.toSpliced(index, 1))}
          />
        </span>
      ))}
      <SignButton sign="+" label={t('dl.editor.one-more')} onPress={() => onZones([...zones, 'C'])} />
    </span>
  );
}

function Adding({ shelf }: { readonly shelf: Shelf }) {
  const { body, change } = useWorkbench();
  return (
    <NewName
      label={t(`dl.editor.add-${shelf}`)}
      usual={t(`dl.editor.usual-${shelf}`)}
      onName={(name) => change(withNamed(body, shelf, name))}
    />
  );
}

function Removing({ shelf, name }: { readonly shelf: Shelf; readonly name: string }) {
  const { put } = useWorkbench();
  return (
    <SignButton
      sign="×"
      label={t('dl.editor.remove', { name })}
      onPress={() => put([shelf, name], undefined)}
    />
  );
}

function Params() {
  const { rules, put } = useWorkbench();
  return Object.entries(rules.params).map(([name, rows], place) => {
    const hasZones = Array.isArray(rows.normal[0]);
    const blank = hasZones ? 1 : ['C'];
    const turned = () => {
      const row = [blank, blank, blank, blank];
      put(['params', name], { easy: row, normal: row, hard: row });
    };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: whoever gives it another name keeps the focus
      <div key={place} className="editor-block">
        <div className="composer-line">
          <NameBox what="params" name={name} />
          <button type="button" className="button button-quiet" onClick={turned}>
            {t(hasZones ? 'dl.editor.to-numbers' : 'dl.editor.to-zones')}
          </button>
          <Removing shelf="params" name={name} />
        </div>
        {hasZones ? (
          DIFFICULTIES.flatMap((level) =>
            rows[level].map((zones, count) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of Runners
              <div key={`${level} ${count}`} className="composer-line">
                <span>{t('dl.editor.for', { level: t(`dl.difficulty.${level}`), n: count + 1 })}</span>
                <Zones
                  zones={zones as readonly string[]}
                  onZones={(next) => put(['params', name, level, count], next)}
                />
              </div>
            )),
          )
        ) : (
          <ScaledTable
            value={rows as Parameters<typeof ScaledTable>[0]['value']}
            onValue={(next) => put(['params', name], next)}
          />
        )}
      </div>
    );
  });
}

function Vars() {
  const { rules, put } = useWorkbench();
  return (
    <ul className="editor-rows">
      {Object.entries(rules.vars).map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: whoever gives it another name keeps the focus
        <li key={place}>
          <NameBox what="vars" name={name} />
          <NumberBox
            label={t('dl.editor.at-start', { name })}
            value={value}
            onNumber={(number) => put(['vars', name], number)}
          />
          <Removing shelf="vars" name={name} />
        </li>
      ))}
    </ul>
  );
}

/** Nothing says what they are but the triggers that speak of them; there is nothing to add or remove. */
function RunnerVars() {
  const { rules } = useWorkbench();
  const names = runnerVarsIn(rules);
  if (names.length === 0) return null;
  return (
    <Part title={t('dl.editor.runner-vars')} place="runner-vars">
      <p className="editor-hint">{t('dl.editor.runner-vars-hint')}</p>
      <ul className="editor-rows">
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: whoever gives it another name keeps the focus
          <li key={place}>
            <NameBox what="runnerVars" name={name} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Lists() {
  const { rules, put } = useWorkbench();
  return Object.entries(rules.lists).map(([name, { zones, shuffled }], place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: whoever gives it another name keeps the focus
    <div key={place} className="editor-block">
      <div className="composer-line">
        <NameBox what="lists" name={name} />
        <Switch
          label={t('dl.editor.shuffled')}
          on={shuffled}
          onChange={(on) => put(['lists', name, 'shuffled'], on)}
        />
        <Removing shelf="lists" name={name} />
      </div>
      <Zones zones={zones} onZones={(next) => put(['lists', name, 'zones'], next)} />
    </div>
  ));
}

export function NumbersPage() {
  return (
    <>
      <Part title={t('dl.editor.vars')} place="vars">
        <p className="editor-hint">{t('dl.editor.vars-hint')}</p>
        <Vars />
        <Adding shelf="vars" />
      </Part>
      <RunnerVars />
      <Part title={t('dl.editor.params')} place="params">
        <p className="editor-hint">{t('dl.editor.params-hint')}</p>
        <Params />
        <Adding shelf="params" />
      </Part>
      <Part title={t('dl.editor.lists')} place="lists">
        <p className="editor-hint">{t('dl.editor.lists-hint')}</p>
        <Lists />
        <Adding shelf="lists" />
      </Part>
    </>
  );
}
