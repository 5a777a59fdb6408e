import { Canvas } from '@react-three/fiber';
import { useMemo } from 'react';
import { AREA_IDS } from '../../models/dying-light/ids';
import { exposureValue } from '../../models/dying-light/rules/exposure';
import { recordOf } from '../../models/kernel/records';
import { shownRunner } from '../games/dying-light/hud/runner-panels';
import { areaName } from '../games/dying-light/names';
import { DyingLightTable, type Story, sceneModel, type ThrownDie } from '../games/dying-light/scene';
import { t } from '../i18n';
import { Witness } from '../table/Witness';
import { useApp } from './app-context';
import { canDraw, tierOf } from './quality';
import { useSafeArea } from './safe-area';
import { SPEED_OF } from './settings';
import { type StageView, useStageView } from './stage';
import './stage.css';

const AREA_NAMES = recordOf(AREA_IDS, areaName);

/** The dice that the story threw last: they lie in the tray until somebody moves again. */
function thrownIn(story: Story | null): readonly ThrownDie[] {
  const thrown = story?.motions.findLast((motion) => motion.kind === 'throw');
  return thrown?.kind === 'throw' ? thrown.dice : [];
}

function useSceneModel({ state, selected, story }: StageView) {
  return useMemo(() => {
    const exposure = Object.fromEntries(state.runners.map((runner) => [runner.id, exposureValue(runner)]));
    const boardOf = shownRunner(state)?.id;
    return sceneModel(state, { exposure, selected, thrown: thrownIn(story), ...(boardOf && { boardOf }) });
  }, [state, selected, story]);
}

function Table({ view }: { readonly view: StageView }) {
  const { settings } = useApp();
  const scene = useSceneModel(view);
  const quality = useMemo(() => tierOf(settings.quality), [settings.quality]);
  const safeArea = useSafeArea(
    view.playing,
    view.coached ?? false,
    settings.interfaceScale * settings.textSize,
  );
  return (
    <DyingLightTable
      scene={scene}
      names={AREA_NAMES}
      highlights={view.marks}
      {...(view.story && { story: view.story })}
      {...(view.focus && { focus: view.focus })}
      skip={view.skip}
      speed={view.speed ?? SPEED_OF[settings.speed]}
      follow={view.playing && settings.cameraFollow}
      onPick={view.onPick}
      onHover={view.onHover}
      quality={quality}
      reducedMotion={settings.reducedMotion}
      safeArea={safeArea}
    />
  );
}

/** The one canvas of the app; it stays as long as the window does. Without it everything can still be played. */
export function StageCanvas() {
  const { stage, url } = useApp();
  const view = useStageView(stage);
  const drawn = useMemo(canDraw, []);
  if (!drawn) return <p className="stage stage-missing">{t('ui.no-table')}</p>;
  return (
    <div className="stage" aria-hidden="true">
      <Canvas frameloop="demand" shadows="percentage" dpr={[1, 2]}>
        {view && <Table view={view} />}
        {url.watched && <Witness />}
      </Canvas>
    </div>
  );
}
