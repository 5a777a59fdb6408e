/** The pages of the settings: what each shows, and which settings are its own. */
import type { ReactNode } from 'react';
import { Choices } from '../../hud/choices';
import { Slider } from '../../hud/slider';
import { Switch } from '../../hud/switch';
import { composedText, LANGUAGES, t } from '../../i18n';
import { VISIONS } from '../../styles/vision';
import { useApp } from '../app-context';
import {
  AUTO_PASSES,
  BOT_PACES,
  FRAME_LIMITS,
  INTERFACE_SCALES,
  LANGUAGE_CHOICES,
  QUALITIES,
  RESOLUTIONS,
  type Settings,
  SPEEDS,
  TEXT_SIZES,
  THEMES,
} from '../settings';
import { ColoursPreview } from './colours-preview';
import { ControlsPage } from './controls-page';
import { FullscreenSwitch } from './fullscreen-switch';

type ChoiceName =
  | 'quality'
  | 'resolution'
  | 'frameLimit'
  | 'speed'
  | 'botPace'
  | 'autoPass'
  | 'interfaceScale'
  | 'textSize'
  | 'theme'
  | 'vision'
  | 'language';

interface ChoiceSettingProps<K extends ChoiceName> {
  readonly name: K;
  readonly values: readonly Settings[K][];
  readonly labelOf: (value: Settings[K]) => string;
}

/** A setting with a few values, all of them shown. */
function ChoiceSetting<K extends ChoiceName>({ name, values, labelOf }: ChoiceSettingProps<K>) {
  const { settings, changeSettings } = useApp();
  return (
    <Choices
      title={t(`ui.settings.${name}`)}
      choices={values.map((value) => ({ key: String(value), label: labelOf(value) }))}
      chosen={String(settings[name])}
      onChoose={(key) => changeSettings({ [name]: values.find((value) => String(value) === key) })}
      inline
    />
  );
}

const percent = (n: number) => t('ui.settings.percent', { n });

/** Each language under its own name, so that everybody finds theirs. */
function LanguagePage() {
  return (
    <ChoiceSetting
      name="language"
      values={LANGUAGE_CHOICES}
      labelOf={(id) => (id === 'auto' ? t('ui.settings.language.auto') : LANGUAGES[id].name)}
    />
  );
}

type SwitchName =
  | 'shadows'
  | 'reducedMotion'
  | 'cameraFollow'
  | 'cameraShake'
  | 'confirmations'
  | 'keepFitting'
  | 'hints'
  | 'advice';

function Switches({ names }: { readonly names: readonly SwitchName[] }) {
  const { settings, changeSettings } = useApp();
  return names.map((name) => (
    <Switch
      key={name}
      label={t(`ui.settings.${name}`)}
      on={settings[name]}
      onChange={(on) => changeSettings({ [name]: on })}
    />
  ));
}

const VOLUMES = ['volume', 'effectsVolume', 'interfaceVolume', 'musicVolume'] as const;

/** Whatever is moved is heard at its new loudness. */
function Volumes() {
  const { settings, changeSettings } = useApp();
  return VOLUMES.map((name) => (
    <Slider
      key={name}
      label={t(`audio.settings.${name}`)}
      percent={settings[name]}
      onChange={(percent) => changeSettings({ [name]: percent })}
    />
  ));
}

function Captions() {
  const { settings, changeSettings } = useApp();
  return (
    <Switch
      label={t('audio.settings.soundCaptions')}
      on={settings.soundCaptions}
      onChange={(on) => changeSettings({ soundCaptions: on })}
    />
  );
}

function EyesPage() {
  return (
    <>
      <ChoiceSetting name="interfaceScale" values={INTERFACE_SCALES} labelOf={percent} />
      <ChoiceSetting name="textSize" values={TEXT_SIZES} labelOf={percent} />
      <ChoiceSetting
        name="theme"
        values={THEMES}
        labelOf={(value) => composedText(`ui.settings.theme.${value}`)}
      />
      <ChoiceSetting
        name="vision"
        values={VISIONS}
        labelOf={(value) => composedText(`ui.settings.vision.${value}`)}
      />
      <ColoursPreview />
      <Switches names={['reducedMotion']} />
      <Captions />
    </>
  );
}

function PlayPage() {
  return (
    <>
      <ChoiceSetting
        name="speed"
        values={SPEEDS}
        labelOf={(value) => composedText(`ui.settings.speed.${value}`)}
      />
      <ChoiceSetting
        name="botPace"
        values={BOT_PACES}
        labelOf={(value) => composedText(`ui.settings.botPace.${value}`)}
      />
      <ChoiceSetting
        name="autoPass"
        values={AUTO_PASSES}
        labelOf={(value) => composedText(`ui.settings.autoPass.${value}`)}
      />
      <Switches names={['confirmations', 'keepFitting', 'hints', 'advice']} />
    </>
  );
}

function VideoPage() {
  return (
    <>
      <ChoiceSetting
        name="quality"
        values={QUALITIES}
        labelOf={(value) => composedText(`ui.settings.quality.${value}`)}
      />
      <ChoiceSetting name="resolution" values={RESOLUTIONS} labelOf={percent} />
      <ChoiceSetting
        name="frameLimit"
        values={FRAME_LIMITS}
        labelOf={(n) =>
          n === 0 ? t('ui.settings.frameLimit.none') : t('ui.settings.frameLimit.some', { n })
        }
      />
      <Switches names={['shadows', 'cameraFollow', 'cameraShake']} />
      <FullscreenSwitch />
    </>
  );
}

interface Page {
  readonly id: 'language' | 'video' | 'sound' | 'play' | 'controls' | 'eyes';
  /** What "Usual settings" sets back. */
  readonly settings: readonly (keyof Settings)[];
  readonly Body: () => ReactNode;
}

/** Language comes first: who can't read the others finds it there. */
export const PAGES: readonly [Page, ...Page[]] = [
  { id: 'language', settings: ['language'], Body: LanguagePage },
  {
    id: 'video',
    settings: ['quality', 'resolution', 'frameLimit', 'shadows', 'cameraFollow', 'cameraShake'],
    Body: VideoPage,
  },
  { id: 'sound', settings: VOLUMES, Body: Volumes },
  {
    id: 'play',
    settings: ['speed', 'botPace', 'autoPass', 'confirmations', 'keepFitting', 'hints', 'advice'],
    Body: PlayPage,
  },
  { id: 'controls', settings: ['keys'], Body: ControlsPage },
  {
    id: 'eyes',
    settings: ['interfaceScale', 'textSize', 'theme', 'vision', 'reducedMotion', 'soundCaptions'],
    Body: EyesPage,
  },
];
