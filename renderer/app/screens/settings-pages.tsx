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

function ListSetting<K extends 'quality' | 'speed' | 'botPace'>({
  name,
  values,
}: {
  name: K;
  values: readonly Settings[K][];
}) {
  const { settings, changeSettings } = useApp();
  return (
    <Choices
      title={t(`ui.settings.${name}`)}
      choices={values.map((value) => ({ key: value, label: composedText(`ui.settings.${name}.${value}`) }))}
      chosen={settings[name]}
      onChoose={(value) => changeSettings({ [name]: value })}
      inline
    />
  );
}

function PercentSetting<K extends 'interfaceScale' | 'textSize'>({
  name,
  values,
}: {
  name: K;
  values: readonly Settings[K][];
}) {
  const { settings, changeSettings } = useApp();
  return (
    <Choices
      title={t(`ui.settings.${name}`)}
      choices={values.map((value) => ({ key: String(value), label: t('ui.settings.percent', { n: value }) }))}
      chosen={String(settings[name])}
      onChoose={(value) => changeSettings({ [name]: Number(value) })}
      inline
    />
  );
}

/** Each language under its own name, so that everybody finds theirs. */
function LanguageSetting() {
  const { settings, changeSettings } = useApp();
  return (
    <Choices
      title={t('ui.settings.language')}
      choices={LANGUAGE_CHOICES.map((key) => ({
        key,
        label: key === 'auto' ? t('ui.settings.language.auto') : LANGUAGES[key].name,
      }))}
      chosen={settings.language}
      onChoose={(language) => changeSettings({ language })}
      inline
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
      <PercentSetting name="interfaceScale" values={INTERFACE_SCALES} />
      <PercentSetting name="textSize" values={TEXT_SIZES} />
      <Switches names={['reducedMotion']} />
      <Captions />
    </>
  );
}

function PlayPage() {
  return (
    <>
      <ListSetting name="speed" values={SPEEDS} />
      <ListSetting name="botPace" values={BOT_PACES} />
      <Switches names={['confirmations', 'hints', 'advice']} />
    </>
  );
}

function VideoPage() {
  return (
    <>
      <ListSetting name="quality" values={QUALITIES} />
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
  { id: 'language', settings: ['language'], Body: LanguageSetting },
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
