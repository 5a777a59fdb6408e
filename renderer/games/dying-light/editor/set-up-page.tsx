/** The page on which the city is set up: what lies and stands where, and how long the game takes. */
import { t } from '../../../i18n';
import { useWorkbench } from './composing';
import { Part, PickBox } from './fields';
import { Biters } from './set-up/biters';
import { Clock } from './set-up/clock';
import { Lying } from './set-up/lying';
import { Palette, type PaletteProps } from './set-up/palette';
import { zoneChoices } from './slots/choices';

function Start() {
  const { rules, put, arm, point } = useWorkbench();
  return (
    <Part title={t('dl.editor.start')} place="startZone">
      <PickBox
        label={t('dl.editor.start')}
        value={rules.startZone}
        options={zoneChoices()}
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
