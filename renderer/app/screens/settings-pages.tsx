/** The pages of the settings: what each shows, and which settings are its own. */
import type { ReactNode } from 'react';
import { Choices } from '../../hud/choices';
import { Slider } from '../../hud/slider';
import { Switch } from '../../hud/switch';
import { composedText, LANGUAGES, t } from '../../i18n';
import { useApp } from '../app-context';
import {
  BOT_PACES,
  INTERFACE_SCALES,
  LANGUAGE_CHOICES,
  QUALITIES,
  type Settings,
  SPEEDS,
  TEXT_SIZES,
} from '../settings';
import { ControlsPage } from './controls-page';

type ChoiceName = 'quality' | 'speed' | 'botPace' | 'interfaceScale' | 'textSize' | 'language';

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

type SwitchName = 'reducedMotion' | 'cameraFollow' | 'cameraShake' | 'confirmations' | 'hints' | 'advice';

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
      <Switches names={['confirmations', 'hints', 'advice']} />
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
      <Switches names={['cameraFollow', 'cameraShake']} />
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
  { id: 'video', settings: ['quality', 'cameraFollow', 'cameraShake'], Body: VideoPage },
  { id: 'sound', settings: VOLUMES, Body: Volumes },
  { id: 'play', settings: ['speed', 'botPace', 'confirmations', 'hints', 'advice'], Body: PlayPage },
  { id: 'controls', settings: ['keys'], Body: ControlsPage },
  {
    id: 'eyes',
    settings: ['interfaceScale', 'textSize', 'reducedMotion', 'soundCaptions'],
    Body: EyesPage,
  },
];
