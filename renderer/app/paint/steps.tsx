import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { REDO, UNDO } from '../../input/commands';
import type { PaintArea } from '../../paint/areas';
import { AS_IT_CAME, fitting, NO_PAINTWORK } from '../../paint/paintwork';
import { PRESET_IDS, PRESETS, randomPaintwork } from '../../paint/presets';
import { type Figure, keyOf } from './figure-list';
import { OwnPaint } from './own-paint';
import type { PaintDesk } from './use-paint-desk';

/** Miniatures of one kind that look different: `biter-a`, `biter-b`. */
function kindOf({ face, id }: Figure): readonly string[] {
  const stem = /^(.*)-[a-z0-9]$/.exec(id)?.[1];
  const ids = face.figures?.ids ?? [];
  return stem === undefined ? [id] : ids.filter((one) => new RegExp(`^${stem}-[a-z0-9]$`).test(one));
}

interface StepsProps {
  readonly desk: PaintDesk;
  readonly figure: Figure;
  readonly areas: readonly PaintArea[];
  readonly area: PaintArea;
}

/** Steps there and back, and the ways to the paint that it came in. */
function WaysBack({ desk, figure, area }: Omit<StepsProps, 'areas'>) {
  const name = keyOf(figure);
  const own = desk.paints[name] ?? NO_PAINTWORK;
  const isPlain = Object.keys(own).length === 0;
  return (
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
  );
}

/** Ready paint, chance, and the ways back. */
export function Steps({ desk, figure, areas, area }: StepsProps) {
  const name = keyOf(figure);
  const kind = kindOf(figure);
  const own = desk.paints[name] ?? NO_PAINTWORK;
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
      <WaysBack desk={desk} figure={figure} area={area} />
    </>
  );
}
