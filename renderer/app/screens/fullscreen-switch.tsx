import { useSyncExternalStore } from 'react';
import { Switch } from '../../hud/switch';
import { t } from '../../i18n';
import { useApp } from '../app-context';

/** Whether the window covers the whole screen, whoever made it: the app, a key of the system, or its menu. */
function isFullscreen(): boolean {
  return document.fullscreenElement !== null || matchMedia('(display-mode: fullscreen)').matches;
}

function onResize(listener: () => void): () => void {
  const names = ['resize', 'fullscreenchange'];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}

/** Of the window, not of the settings: it is where the person left it. */
export function FullscreenSwitch() {
  const { platform, notify } = useApp();
  const on = useSyncExternalStore(onResize, isFullscreen, () => false);
  const { setFullscreen } = platform;
  if (!setFullscreen) return null;
  const change = (wanted: boolean) =>
    void setFullscreen(wanted).catch((error: unknown) => notify(String(error)));
  return <Switch label={t('ui.settings.fullscreen')} on={on} onChange={change} />;
}
