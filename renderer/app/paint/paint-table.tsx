import { useEffect, useLayoutEffect, useState } from 'react';
import type { FiguresFace } from '../../games/face';
import { Button } from '../../hud/button';
import { Panel } from '../../hud/panel';
import { useScreenFocus } from '../../hud/use-screen-focus';
import { t } from '../../i18n';
import { BACK, NEXT_TAB, PREVIOUS_TAB, REDO, UNDO } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';
import { PAINT_AREAS, type PaintArea } from '../../paint/areas';
import { areasOf } from '../../paint/shop';
import { once } from '../../table/once';
import { useApp } from '../app-context';
import { type Figure, FigureList, figureName, keyOf } from './figure-list';
import { LookSliders } from './look-sliders';
import { Rack } from './rack';
import { Steps } from './steps';
import { useLook } from './use-look';
import { usePaintDesk } from './use-paint-desk';
import { useCoveredBy, useTurntable } from './use-turntable';
import './paint.css';

/** The areas of a miniature, as soon as it is there; all of them until then. */
function useAreas({ face, id }: Figure): readonly PaintArea[] {
  const [areas, setAreas] = useState<readonly PaintArea[]>(PAINT_AREAS);
  useEffect(() => {
    let isLeft = false;
    face.figures?.load().then(
      () => {
        const own = areasOf(keyOf({ face, id }));
        if (!isLeft && own.length > 0) setAreas(own);
      },
      // The turntable says what could not be fetched.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [face, id]);
  return areas;
}

const NO_FIGURES: FiguresFace = { ids: [], load: once(async () => ({})) };

/** The paint table: any miniature on a turntable, in colours of one's own. Whatever is painted is kept at once. */
export function PaintTable() {
  const { faces, host, send } = useApp();
  const painting = faces.filter(({ figures }) => figures !== undefined);
  const [figure, setFigure] = useState<Figure>(() => {
    const face = painting.find((one) => one === host.face()) ?? painting[0] ?? faces[0];
    return { face, id: face.figures?.ids[0] ?? '' };
  });
  const [chosen, setArea] = useState<PaintArea>('cloth');
  const [panels, setPanels] = useState<Readonly<Record<'left' | 'right' | 'foot', HTMLElement | null>>>({
    left: null,
    right: null,
    foot: null,
  });
  const screen = useScreenFocus();
  const desk = usePaintDesk();
  const areas = useAreas(figure);
  const area = areas.includes(chosen) ? chosen : (areas[0] ?? 'cloth');
  const look = useLook();
  const name = keyOf(figure);
  const covered = useCoveredBy(panels.left, panels.right, panels.foot);
  useTurntable({
    figures: figure.face.figures ?? NO_FIGURES,
    id: figure.id,
    name,
    turn: look.turn,
    closeness: look.closeness,
    covered,
  });
  const along = (by: number) => () => {
    const ids = figure.face.figures?.ids ?? [];
    const id = ids[(ids.indexOf(figure.id) + by + ids.length) % ids.length];
    if (id !== undefined) setFigure({ ...figure, id });
  };
  const leave = () => send('BACK');
  useCommands([
    [BACK, leave],
    [NEXT_TAB, along(1)],
    [PREVIOUS_TAB, along(-1)],
    [UNDO, () => desk.undo?.()],
    [REDO, () => desk.redo?.()],
  ]);
  useLayoutEffect(() => {
    const panel = (name: string) => screen.current?.querySelector<HTMLElement>(name) ?? null;
    setPanels({ left: panel('.paint-figures'), right: panel('.paint-rack'), foot: panel('.paint-foot') });
  }, [screen]);
  return (
    <main ref={screen} className="paint" aria-labelledby="paint-title">
      <h1 id="paint-title" className="unseen">
        {t('paint.title')}
      </h1>
      <FigureList faces={painting} figure={figure} paints={desk.paints} onChoose={setFigure} />
      <div className="paint-view" aria-hidden="true" {...look.pointing} />
      <div className="paint-foot">
        <LookSliders look={look} />
        <Button label={t('ui.back')} shortcut={BACK} onPress={leave} />
      </div>
      <Panel title={figureName(figure)} className="paint-rack">
        <Rack
          areas={areas}
          area={area}
          coat={desk.coatOf(name, area)}
          onArea={setArea}
          onPaint={(coat, sliding) => desk.paint(name, area, coat, sliding)}
        />
        <Steps desk={desk} figure={figure} areas={areas} area={area} />
      </Panel>
    </main>
  );
}
