import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../hud/button';
import { shownName, t } from '../../i18n';
import type { PaintArea } from '../../paint/areas';
import { LONGEST_PRESET_NAME, type OwnPreset, whyNotKept } from '../../paint/own-presets';
import { fitting, NO_PAINTWORK } from '../../paint/paintwork';
import type { PaintDesk } from './use-paint-desk';

interface OwnPaintProps {
  readonly desk: PaintDesk;
  /** What the miniature is called where its paint is kept. */
  readonly name: string;
  readonly areas: readonly PaintArea[];
}

/** The first name with a number that nobody has given. */
function freeName(presets: readonly OwnPreset[]): string {
  let n = 1;
  while (presets.some(({ name }) => name === t('paint.own-name', { n }))) n += 1;
  return t('paint.own-name', { n });
}

/** Keeps the paint of the miniature under a name; one that nobody chose is offered, for who has no keys to write with. */
function Keeping({ desk, name }: Omit<OwnPaintProps, 'areas'>) {
  const [written, setWritten] = useState<string | null>(null);
  const paintwork = desk.paints[name] ?? NO_PAINTWORK;
  const title = written ?? freeName(desk.presets);
  const why = whyNotKept(desk.presets, title, paintwork);
  const keep = () => {
    if (why !== null) return;
    desk.keepPreset(title, paintwork);
    setWritten(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };
  return (
    <form className="paint-keeping" onSubmit={submit}>
      <input
        aria-label={t('paint.own-title')}
        dir="auto"
        value={title}
        maxLength={LONGEST_PRESET_NAME}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Button label={t('paint.keep')} reason={why === null ? null : t(`paint.${why}`)} onPress={keep} />
    </form>
  );
}

/** Ready paint of one's own: put on any miniature, kept and deleted. */
export function OwnPaint({ desk, name, areas }: OwnPaintProps) {
  const all = useRef<HTMLDivElement>(null);
  const drop = (preset: string) => {
    desk.dropPreset(preset);
    // What had the focus is gone.
    all.current?.querySelector('input')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as rows of buttons everywhere
    <div ref={all} className="paint-own" role="group" aria-label={t('paint.own')}>
      {desk.presets.length > 0 && (
        <ul className="paint-buttons">
          {desk.presets.map((preset) => {
            const title = shownName(preset.name);
            return (
              <li key={preset.name}>
                <Button label={title} onPress={() => desk.paintAll(name, fitting(preset.paintwork, areas))} />
                <Button
                  label="×"
                  spoken={t('paint.drop', { name: title })}
                  onPress={() => drop(preset.name)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Keeping desk={desk} name={name} />
    </div>
  );
}
