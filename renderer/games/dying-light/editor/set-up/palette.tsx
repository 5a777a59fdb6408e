import { TOKENS } from '../../../../../models/dying-light/content/tokens';
import { freeTokens } from '../../../../../models/dying-light/editor/document';
import { TOKEN_KINDS, type ZoneId } from '../../../../../models/dying-light/ids';
import { t } from '../../../../i18n';
import { tokenName } from '../../names';
import { useWorkbench } from '../composing';
import { Part, PickBox } from '../fields';
import { zoneChoices } from '../slots/choices';
import { placed, type Tool } from '../tools';

export interface PaletteProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

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

/** The way without the city: a Zone from a list. */
function ZoneInstead({ onZone }: { readonly onZone: (zone: ZoneId) => void }) {
  return (
    <PickBox
      label={t('dl.editor.place-by-list')}
      value=""
      options={[['', t('dl.editor.place-by-list')], ...zoneChoices()]}
      onPick={(zone) => zone !== '' && onZone(zone as ZoneId)}
    />
  );
}

/** What a click on the city does; the same can be done with a Zone from a list. */
export function Palette({ tool, onTool }: PaletteProps) {
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
