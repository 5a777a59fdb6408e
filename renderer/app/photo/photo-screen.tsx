import { type CSSProperties, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../hud/button';
import { Panel } from '../../hud/panel';
import { t } from '../../i18n';
import { BACK, PHOTO } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';
import { CAPTION } from '../../photo/caption';
import { PhotoControls } from '../../photo/controls';
import { frameIn } from '../../photo/frame';
import type { Shot, Studio } from '../../photo/studio';
import { useShot } from '../../photo/use-shot';
import { usePrints } from './use-prints';
import './photo.css';

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

function useWindow() {
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  const height = useSyncExternalStore(onResize, () => window.innerHeight);
  return { width, height };
}

/** Bars over all that will not be in the picture, and the caption in it. */
function Finder({ shot }: { readonly shot: Shot }) {
  const frame = frameIn(useWindow(), shot.covered, shot.frame);
  const short = Math.min(frame.width, frame.height);
  const style: CSSProperties = { left: frame.x, top: frame.y, width: frame.width, height: frame.height };
  const words: CSSProperties = {
    fontSize: short * CAPTION.letters,
    lineHeight: CAPTION.leading,
    padding: `1.3em ${((1 - CAPTION.width) / 2) * frame.width}px ${short * CAPTION.foot}px`,
  };
  return (
    <div className="photo-frame" data-frame={shot.frame} style={style} aria-hidden="true">
      {shot.caption && (
        <p className="photo-caption" style={words}>
          {shot.caption}
        </p>
      )}
    </div>
  );
}

/** The focus begins at the first control, and goes back to where it was. */
function useFocus(strip: HTMLElement | null): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    strip?.querySelector('select')?.focus();
    // What was set aside can take the focus only when it is seen again.
    return () => void setTimeout(() => before instanceof HTMLElement && before.focus());
  }, [strip]);
}

/** The picture is what the controls leave free. */
function useCovered(strip: HTMLElement | null, studio: Studio): void {
  useEffect(() => {
    if (!strip) return;
    const measure = () => {
      const bottom = window.innerHeight - strip.getBoundingClientRect().top;
      studio.change({ covered: { left: 0, right: 0, top: 0, bottom } });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [strip, studio]);
}

interface PhotoScreenProps {
  readonly studio: Studio;
  readonly onDone: () => void;
}

/** A photo of the table: what was seen over it is gone, and only the camera can be moved. */
export function PhotoScreen({ studio, onDone }: PhotoScreenProps) {
  const shot = useShot(studio);
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const { isDeveloping, save, copy } = usePrints(studio);
  useFocus(strip);
  useCovered(strip, studio);
  useEffect(() => () => studio.end(), [studio]);
  useCommands([
    [BACK, onDone],
    [PHOTO, onDone],
  ]);
  if (!shot) return null;
  const wait = isDeveloping ? t('photo.developing') : null;
  return (
    <main className="photo" aria-label={t('photo.title')}>
      <Finder shot={shot} />
      <p className="photo-developing" role="status">
        {wait}
      </p>
      <div ref={setStrip} className="photo-strip">
        <Panel title={t('photo.title')} bare>
          <PhotoControls shot={shot} lines={studio.subject()?.lines ?? []} onChange={studio.change} />
          <div className="photo-buttons">
            <Button label={t('photo.save')} look="primary" reason={wait} onPress={save} />
            <Button label={t('photo.copy')} reason={wait} onPress={copy} />
            <Button label={t('photo.done')} shortcut={BACK} onPress={onDone} />
          </div>
        </Panel>
      </div>
    </main>
  );
}
