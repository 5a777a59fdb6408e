/** The page on which the city is set up: what lies and stands where, and how long the game takes. */
import { TOKENS } from '../../../../models/dying-light/content/tokens';
import {
  freeTokens,
  tokensAtSetup,
  withBiters,
  withoutToken,
  withRule,
  withTokenAt,
  withTokenOn,
} from '../../../../models/dying-light/editor/document';
import {
  AREA_IDS,
  type AreaId,
  DIFFICULTIES,
  TOKEN_KINDS,
  ZONE_IDS,
  type ZoneId,
} from '../../../../models/dying-light/ids';
import { t } from '../../../i18n';
import { areaName, tokenName } from '../names';
import { useWorkbench } from './composing';
import { NumberBox, Part, PickBox, SignButton } from './fields';
import { tokenLabel, zoneLabel } from './phrases';
import { placed, type Tool } from './tools';

interface PaletteProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

const ZONES = ZONE_IDS.map((zone) => [zone, zoneLabel(zone)] as const);

function ToolButton({
  tool,
  label,
  count,
  chosen,
  onTool,
}: {
  readonly tool: Tool;
  readonly label: string;
  readonly count?: number;
  readonly chosen: boolean;
  readonly onTool: PaletteProps['onTool'];
}) {
  return (
    <button type="button" className="button palette-tool" aria-pressed={chosen} onClick={() => onTool(tool)}>
      <span>{label}</span>
      {count !== undefined && <span className="palette-count">{t('dl.editor.left', { n: count })}</span>}
    </button>
  );
}

/** What a click on the city does; the same can be done with a Zone from a list. */
function Palette({ tool, onTool }: PaletteProps) {
  const { body, change } = useWorkbench();
  return (
    <Part title={t('dl.editor.palette')}>
      <p className="editor-hint">{t('dl.editor.palette-hint')}</p>
      <div className="palette">
        <ToolButton tool="start" label={t('dl.editor.start')} chosen={tool === 'start'} onTool={onTool} />
        <ToolButton tool="biter" label={t('dl.editor.biter')} chosen={tool === 'biter'} onTool={onTool} />
        {TOKEN_KINDS.map((kind) => (
          <ToolButton
            key={kind}
            tool={kind}
            label={tokenName(kind)}
            count={
              kind === 'nest' ? TOKENS.nest.count - body.rules.nests.length : freeTokens(body, kind).length
            }
            chosen={tool === kind}
            onTool={onTool}
          />
        ))}
        <ToolButton tool="erase" label={t('dl.editor.erase')} chosen={tool === 'erase'} onTool={onTool} />
      </div>
      <ZoneInstead onZone={(zone) => change(placed(body, tool, zone))} />
    </Part>
  );
}

/** The way without the city: a Zone from a list. */
function ZoneInstead({ onZone }: { readonly onZone: (zone: ZoneId) => void }) {
  return (
    <PickBox
      label={t('dl.editor.place-by-list')}
      value=""
      options={[['', t('dl.editor.place-by-list')], ...ZONES]}
      onPick={(zone) => zone !== '' && onZone(zone as ZoneId)}
    />
  );
}

/** Everything that lies on the map at the start, each where it can be moved and taken away. */
function Lying() {
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
              options={ZONES}
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

function Biters() {
  const { body, rules, change, put } = useWorkbench();
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
      <h3>{t('dl.editor.extra-biters')}</h3>
      <Scaled
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
    </Part>
  );
}

const COUNTS = [0, 1, 2, 3];

interface ScaledProps {
  readonly value: Readonly<Record<(typeof DIFFICULTIES)[number], readonly number[]>>;
  readonly onValue: (value: ScaledProps['value']) => void;
  readonly max?: number;
}

/** A number for every difficulty and number of Runners. */
export function Scaled({ value, onValue, max = 99 }: ScaledProps) {
  return (
    <table className="editor-table">
      <thead>
        <tr>
          <th scope="col">{t('dl.editor.runners')}</th>
          {COUNTS.map((count) => (
            <th key={count} scope="col">
              {count + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DIFFICULTIES.map((level) => (
          <tr key={level}>
            <th scope="row">{t(`dl.difficulty.${level}`)}</th>
            {COUNTS.map((count) => (
              <td key={count}>
                <NumberBox
                  label={t('dl.editor.for', { level: t(`dl.difficulty.${level}`), n: count + 1 })}
                  value={value[level][count] ?? 0}
                  min={0}
                  max={max}
                  onNumber={(number) => onValue({ ...value, [level]: value[level].with(count, number) })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** When the game begins and ends, and where Event tokens lie on the tracker. */
function Clock() {
  const { body, rules, change, put } = useWorkbench();
  const free = [1, 2, 3].filter((event) => !(event in rules.eventSpaces));
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
        {Object.entries(rules.eventSpaces).map(([event, space]) => (
          <li key={event}>
            <span>{t('dl.editor.event-in', { n: Number(event) })}</span>
            <NumberBox
              label={t('dl.editor.event-in', { n: Number(event) })}
              value={space}
              min={1}
              max={14}
              onNumber={(round) => put(['eventSpaces', event], round)}
            />
            <SignButton
              sign="×"
              label={t('dl.editor.remove', { name: t('dl.editor.event-in', { n: Number(event) }) })}
              onPress={() => put(['eventSpaces', event], undefined)}
            />
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => {
            const event = free[0] ?? 1;
            const { triggers } = rules;
            // An Event that nothing answers is no Event.
            const heard = triggers.some((one) => one.event.on === 'eventToken' && one.event.event === event);
            const answer = { id: `event-${event}`, event: { on: 'eventToken', event }, do: [] };
            const spaced = withRule(body, ['eventSpaces', event], Math.min(14, rules.startRound + 2));
            change(heard ? spaced : withRule(spaced, ['triggers'], [...triggers, answer]));
          }}
        >
          {t('dl.editor.add-event')}
        </button>
      )}
    </Part>
  );
}

function Start() {
  const { rules, put, arm, point } = useWorkbench();
  return (
    <Part title={t('dl.editor.start')} place="startZone">
      <PickBox
        label={t('dl.editor.start')}
        value={rules.startZone}
        options={ZONES}
        onFocus={() => {
          point([rules.startZone]);
          arm((zone) => put(['startZone'], zone));
        }}
        onPick={(zone) => put(['startZone'], zone)}
      />
    </Part>
  );
}

export function SetUpPage({ tool, onTool }: PaletteProps) {
  return (
    <>
      <Palette tool={tool} onTool={onTool} />
      <Start />
      <Lying />
      <Biters />
      <Clock />
    </>
  );
}
