import { Button } from '../../hud/button';
import { Choices } from '../../hud/choices';
import { Slider } from '../../hud/slider';
import { Switch } from '../../hud/switch';
import { composedText, LANGUAGES, t } from '../../i18n';
import { useApp } from '../app-context';
import {
  BOT_PACES,
  DEFAULT_SETTINGS,
  INTERFACE_SCALES,
  LANGUAGE_CHOICES,
  QUALITIES,
  type Settings,
  SPEEDS,
  TEXT_SIZES,
} from '../settings';
import { Screen } from './screen';
import './settings.css';

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

const VOLUMES = ['volume', 'effectsVolume', 'interfaceVolume', 'musicVolume'] as const;

const SWITCHES = ['reducedMotion', 'cameraFollow', 'cameraShake', 'confirmations', 'hints'] as const;

/** What holds for every game on this machine. */
export function SettingsScreen() {
  const { settings, changeSettings, send } = useApp();
  return (
    <Screen
      title={t('ui.settings')}
      onBack={() => send('BACK')}
      actions={<Button label={t('ui.settings.reset')} onPress={() => changeSettings(DEFAULT_SETTINGS)} />}
    >
      <div className="settings">
        <LanguageSetting />
        <ListSetting name="quality" values={QUALITIES} />
        <ListSetting name="speed" values={SPEEDS} />
        <ListSetting name="botPace" values={BOT_PACES} />
        <PercentSetting name="interfaceScale" values={INTERFACE_SCALES} />
        <PercentSetting name="textSize" values={TEXT_SIZES} />
        {VOLUMES.map((name) => (
          <Slider
            key={name}
            label={t(`audio.settings.${name}`)}
            percent={settings[name]}
            onChange={(percent) => changeSettings({ [name]: percent })}
          />
        ))}
        <Switch
          label={t('audio.settings.soundCaptions')}
          on={settings.soundCaptions}
          onChange={(on) => changeSettings({ soundCaptions: on })}
        />
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            label={t(`ui.settings.${name}`)}
            on={settings[name]}
            onChange={(on) => changeSettings({ [name]: on })}
          />
        ))}
      </div>
    </Screen>
  );
}
