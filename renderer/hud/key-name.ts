import { type MessageId, t } from '../i18n';

/** The keys whose names differ from one language's keyboards to another's. */
const NAMED: Readonly<Record<string, MessageId>> = { Ctrl: 'ui.key.ctrl', Space: 'replay.space' };

/** A shortcut as it stands on the keyboards of those who read it: "Ctrl+Z" is "Strg+Z" in German. */
export function keyName(shortcut: string): string {
  const keys = shortcut.split('+').map((key) => (NAMED[key] ? t(NAMED[key]) : key));
  return keys.join('+');
}
