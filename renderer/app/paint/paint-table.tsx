import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FiguresFace } from '../../games/face';
import { Button } from '../../hud/button';
import { Panel } from '../../hud/panel';
import { Range } from '../../hud/slider';
import { useScreenFocus } from '../../hud/use-screen-focus';
import { t } from '../../i18n';
import { BACK, NEXT_TAB, PREVIOUS_TAB, REDO, UNDO } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';
import { PAINT_AREAS, type PaintArea } from '../../paint/areas';
import { AS_IT_CAME, fitting, NO_PAINTWORK } from '../../paint/paintwork';
import { PRESET_IDS, PRESETS, randomPaintwork } from '../../paint/presets';
import { areasOf } from '../../paint/shop';
import { once } from '../../table/once';
import { useApp } from '../app-context';
import { type Figure, FigureList, figureName, keyOf } from './figure-list';
import { OwnPaint } from './own-paint';
import { Rack } from './rack';
import { type PaintDesk, usePaintDesk } from './use-paint-desk';
import { useCoveredBy, useTurntable } from './use-turntable';
import './paint.css';

/** Degrees; the figure looks a little aside at first. */
const FIRST_TURN = 20;
const CLOSENESS = { least: 1, most: 3, step: 0.1 } as const;
/** Degrees that a drag of a pixel turns, and closeness of a step of the wheel. */
const DRAG = 0.5;
const WHEEL = 0.2;

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

/** Miniatures of one kind that look different: `biter-a`, `biter-b`. */
function kindOf({ face, id }: Figure): readonly string[] {
  const stem = /^(.*)-[a-z0-9]$/.exec(id)?.[1];
  const ids = face.figures?.ids ?? [];
  return stem === undefined ? [id] : ids.filter((one) => new RegExp(`^${stem}-[a-z0-9]$`).test(one));
}

const NO_FIGURES: FiguresFace = { ids: [], load: once(async () => ({})) };

interface StepsProps {
  readonly desk: PaintDesk;
  readonly figure: Figure;
  readonly areas: readonly PaintArea[];
  readonly area: PaintArea;
}

/** Ready paint, chance, and the ways back. */
function Steps({ desk, figure, areas, area }: StepsProps) {
  const name = keyOf(figure);
  const kind = kindOf(figure);
  const own = desk.paints[name] ?? NO_PAINTWORK;
  const isPlain = Object.keys(own).length === 0;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as rows of buttons everywhere */}
      <div className="paint-buttons" role="group" aria-label={t('paint.presets')}>
        {PRESET_IDS.map((id) => (
          <Button
            key={id}
            label={t(`paint.preset.${id}`)}
            onPress={() => desk.paintAll(name, fitting(PRESETS[id], areas))}
          />
        ))}
        <Button
          label={t('paint.random')}
          onPress={() => desk.paintAll(name, fitting(randomPaintwork(Math.random), areas))}
        />
      </div>
      <OwnPaint desk={desk} name={name} areas={areas} />
      {kind.length > 1 && (
        <div className="paint-buttons">
          <Button
            label={t('paint.alike', { n: kind.length })}
            onPress={() =>
              desk.paintKind(
                kind.map((id) => keyOf({ face: figure.face, id })),
                own,
              )
            }
          />
        </div>
      )}
      <div className="paint-buttons">
        <Button
          label={t('paint.undo')}
          shortcut={UNDO}
          reason={desk.undo ? null : t('paint.no-undo')}
          onPress={() => desk.undo?.()}
        />
        <Button
          label={t('paint.redo')}
          shortcut={REDO}
          reason={desk.redo ? null : t('paint.no-redo')}
          onPress={() => desk.redo?.()}
        />
        <Button
          label={t('paint.reset-area')}
          reason={own[area] ? null : t('paint.is-plain')}
          onPress={() => desk.paint(name, area, AS_IT_CAME)}
        />
        <Button
          label={t('paint.reset-figure')}
          reason={isPlain ? t('paint.is-plain') : null}
          onPress={() => desk.paintAll(name, NO_PAINTWORK)}
        />
        <Button
          label={t('paint.reset-all')}
          reason={Object.keys(desk.paints).length === 0 ? t('paint.all-plain') : null}
          onPress={desk.strip}
        />
      </div>
    </>
  );
}

/** How the figure is looked at: by the sliders at its foot, or with the pointer on it. */
function useLook() {
  const [turn, setTurn] = useState(FIRST_TURN);
  const [closeness, setCloseness] = useState<number>(CLOSENESS.least);
  const dragged = useRef<number | null>(null);
  const nearer = (by: number) =>
    setCloseness((now) =>
      Math.min(CLOSENESS.most, Math.max(CLOSENESS.least, Math.round((now + by) * 10) / 10)),
    );
  return {
    turn,
    setTurn,
    closeness,
    setCloseness,
    pointing: {
      onPointerDown(event: React.PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = event.clientX;
      },
      onPointerMove(event: React.PointerEvent) {
        if (dragged.current === null) return;
        const by = (event.clientX - dragged.current) * DRAG;
        dragged.current = event.clientX;
        setTurn((now) => ((Math.round(now + by) + 540) % 360) - 180);
      },
      onPointerUp() {
        dragged.current = null;
      },
      onPointerCancel() {
        dragged.current = null;
      },
      onWheel: (event: React.WheelEvent) => nearer(event.deltaY < 0 ? WHEEL : -WHEEL),
    },
  };
}

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
        <Range
          label={t('paint.turn')}
          value={look.turn}
          least={-180}
          most={180}
          step={5}
          words={t('photo.degrees', { n: look.turn })}
          onChange={look.setTurn}
        />
        <Range
          label={t('paint.closeness')}
          value={look.closeness}
          {...CLOSENESS}
          words={t('ui.settings.percent', { n: Math.round(look.closeness * 100) })}
          onChange={look.setCloseness}
        />
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
