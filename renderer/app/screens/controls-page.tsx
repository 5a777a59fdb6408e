import { useEffect, useState } from 'react';
import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { keyName } from '../../hud/key-name';
import { listOf, t } from '../../i18n';
import { type Chord, chordOf } from '../../input/chords';
import { COMMANDS, type Command } from '../../input/commands';
import { conflictsOf, keysOf, withKeys } from '../../input/mapping';
import { printedOn } from '../../input/pad/buttons';
import { useHeldPad } from '../../input/pad/held';
import { useApp } from '../app-context';
import './controls-page.css';

/**
 * Takes the next key for a command, before anything else hears of it.
 * @param command null while none is asked for
 * @param onKey null for "leave it as it is", no chord for "no key at all"
 */
function useNextKey(command: Command | null, onKey: (keys: readonly Chord[] | null) => void): void {
  useEffect(() => {
    if (!command) return;
    const listen = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const chord = chordOf(event, command.by);
      if (event.repeat || chord === null) return;
      if (chord === 'Escape') onKey(null);
      else onKey(chord === 'Delete' ? [] : [chord]);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [command, onKey]);
}

interface RowProps {
  readonly command: Command;
  readonly all: readonly Command[];
  readonly asked: boolean;
  readonly onAsk: () => void;
}

/** A command, its keys, and what else they do. */
function Row({ command, all, asked, onAsk }: RowProps) {
  const { settings, changeSettings } = useApp();
  const make = useHeldPad() ?? 'xbox';
  const keys = keysOf(command, settings.keys);
  const name = t(command.name);
  const others = conflictsOf(command, all, settings.keys);
  const isUsual = settings.keys[command.id] === undefined;
  return (
    <li className="command-row">
      <span>{name}</span>
      <span>
        {keys.map((key) => (
          <kbd key={key}>{keyName(key)}</kbd>
        ))}
        {keys.length === 0 && <span>{t('ui.controls.none')}</span>}
      </span>
      <span>
        {command.pad && (
          <kbd className="pad-button" title={t('ui.controls.pad')}>
            {printedOn(command.pad, make)}
          </kbd>
        )}
      </span>
      <Button
        look="quiet"
        label={t(asked ? 'ui.controls.press' : 'ui.controls.change')}
        spoken={asked ? t('ui.controls.press') : t('ui.controls.change-of', { command: name })}
        pressed={asked}
        onPress={onAsk}
      />
      <Button
        look="quiet"
        label={t('ui.controls.reset')}
        spoken={t('ui.controls.reset-of', { command: name })}
        reason={isUsual ? t('ui.controls.usual') : null}
        onPress={() => changeSettings({ keys: withKeys(settings.keys, command, command.keys) })}
      />
      {others.length > 0 && (
        <p className="command-note" role="alert">
          {t('ui.controls.conflict', { commands: listOf(others.map((other) => t(other.name))) })}
        </p>
      )}
    </li>
  );
}

/** Every command of the app and of its games, with the keys that do it. */
export function ControlsPage() {
  const { faces, settings, changeSettings } = useApp();
  const [asked, setAsked] = useState<Command | null>(null);
  const make = useHeldPad() ?? 'xbox';
  const all = [...COMMANDS, ...faces.flatMap(({ commands }) => commands)];
  useNextKey(asked, (keys) => {
    setAsked(null);
    if (!asked || !keys) return;
    // What else does it, such as F1 beside the question mark, stays.
    const kept = keysOf(asked, settings.keys).slice(1);
    const chosen = keys.length === 0 ? [] : [...new Set([...keys, ...kept])];
    changeSettings({ keys: withKeys(settings.keys, asked, chosen) });
  });
  const groups = [
    { title: t('ui.controls.everywhere'), commands: COMMANDS },
    ...faces.map(({ game, commands }) => ({ title: gameName(game.rules.id), commands })),
  ];
  return (
    <>
      <p>{t('ui.controls.intro', { button: printedOn('a', make) })}</p>
      {groups.map(({ title, commands }, index) => (
        <details key={title} open={index === 0}>
          <summary>{title}</summary>
          <ul className="command-rows">
            {commands.map((command) => (
              <Row
                key={command.id}
                command={command}
                all={all}
                asked={command === asked}
                onAsk={() => setAsked(command)}
              />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
