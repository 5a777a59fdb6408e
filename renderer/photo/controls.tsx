import { useState } from 'react';
import { Select } from '../hud/select';
import { Range } from '../hud/slider';
import { t } from '../i18n';
import { tableTime } from '../table/light/time';
import { FRAMES, pictureSize, SHARPS } from './frame';
import { LONGEST, SHORTEST } from './lens';
import { looksOf } from './looks';
import type { Shot } from './studio';

interface PhotoControlsProps {
  readonly shot: Shot;
  readonly lines: readonly string[];
  readonly onChange: (change: Partial<Shot>) => void;
}

type PartProps = Omit<PhotoControlsProps, 'lines'>;

/** Degrees to either side. */
const MOST_TILT = 15;
const NO_CAPTION = 'none';

function timeText(time: number): string {
  if (time < 0.2) return t('photo.time.day');
  return t(time > 0.8 ? 'photo.time.night' : 'photo.time.dusk');
}

/** Moves the light, where the game has one that goes by the time of day. */
function Time({ shot, onChange }: PartProps) {
  const [usual] = useState(tableTime.now);
  if (usual === null) return null;
  const time = shot.time ?? usual;
  return (
    <Range
      label={t('photo.time')}
      value={time}
      least={0}
      most={1}
      step={0.05}
      words={timeText(time)}
      onChange={(value) => onChange({ time: value })}
    />
  );
}

/** What is done with the camera and the light. */
function Dials({ shot, onChange }: PartProps) {
  return (
    <div className="photo-dials">
      <Range
        label={t('photo.lens')}
        value={shot.lens}
        least={SHORTEST}
        most={LONGEST}
        step={1}
        words={t('photo.millimetres', { n: shot.lens })}
        onChange={(lens) => onChange({ lens })}
      />
      <Range
        label={t('photo.tilt')}
        value={shot.tilt}
        least={-MOST_TILT}
        most={MOST_TILT}
        step={1}
        words={t('photo.degrees', { n: shot.tilt })}
        onChange={(tilt) => onChange({ tilt })}
      />
      <Time shot={shot} onChange={onChange} />
    </div>
  );
}

/** A line of the log under the picture, the newest first. */
function Caption({ shot, lines, onChange }: PhotoControlsProps) {
  const unique = [...new Set(lines)].toReversed();
  return (
    <Select
      label={t('photo.caption')}
      options={[
        { key: NO_CAPTION, label: t('photo.caption.none') },
        ...unique.map((line, index) => ({ key: String(index), label: line })),
      ]}
      chosen={shot.caption === '' ? NO_CAPTION : String(unique.indexOf(shot.caption))}
      onChoose={(key) => onChange({ caption: unique[Number(key)] ?? '' })}
    />
  );
}

/** What the picture becomes. */
export function PhotoControls({ shot, lines, onChange }: PhotoControlsProps) {
  const [looks] = useState(() => looksOf(document.createElement('canvas').getContext('2d')));
  return (
    <>
      <div className="photo-choices">
        <Select
          label={t('photo.frame')}
          options={FRAMES.map((key) => ({ key, label: key }))}
          chosen={shot.frame}
          onChoose={(frame) => onChange({ frame })}
        />
        <Select
          label={t('photo.look')}
          options={looks.map((key) => ({ key, label: t(`photo.look.${key}`) }))}
          chosen={shot.look}
          onChoose={(look) => onChange({ look })}
        />
        <Select
          label={t('photo.size')}
          options={SHARPS.map((key) => {
            const { width, height } = pictureSize(shot.frame, key);
            return { key, label: `${width} × ${height}` };
          })}
          chosen={shot.sharp}
          onChoose={(sharp) => onChange({ sharp })}
        />
        <Caption shot={shot} lines={lines} onChange={onChange} />
      </div>
      <Dials shot={shot} onChange={onChange} />
    </>
  );
}
