import { act, create } from '@react-three/test-renderer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGameHost } from '../../../renderer/app/game-host';
import type { LanguageChoice } from '../../../renderer/app/settings';
import { useLanguage } from '../../../renderer/app/use-language';
import { FACES } from '../../../renderer/games';
import { startMatch } from '../../../renderer/games/face-of';
import { surviveUntilDaylightFace as face } from '../../../renderer/games/survive-until-daylight/face';
import { LANGUAGES, messageText, speak } from '../../../renderer/i18n';
import { savesInMemory } from '../../helpers/saves-in-memory';

const fail = vi.fn();

/** A game that has begun, and a screen that says what is to be decided in it. */
function aTable() {
  const host = createGameHost(savesInMemory().saves, FACES, { onFault: fail, onSaveError: fail });
  const match = startMatch(face, face.plan.usual('words', null));
  host.take(match);
  function Screen({ wanted }: { readonly wanted: LanguageChoice | undefined }) {
    const language = useLanguage(wanted, fail);
    return language && <group key={language} name={messageText(host.seen(match).prompt.text)} />;
  }
  return { host, match, Screen };
}

async function saying(screen: Awaited<ReturnType<typeof create>>, words: string): Promise<void> {
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(screen.scene.children.map(({ instance }) => instance.name)).toEqual([words]);
  });
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('navigator', { languages: ['fr', 'de-AT'] });
  fail.mockClear();
});
afterEach(() => speak('en'));

it('says a running game anew in the language that is chosen, and keeps the game', async () => {
  const { host, match, Screen } = aTable();
  const screen = await create(<Screen wanted="en" />);
  await saying(screen, 'Pick a character.');
  const before = host.seen(match);
  await screen.update(<Screen wanted="de" />);
  await saying(screen, 'Wähl einen Charakter.');
  expect(document.documentElement.lang).toBe('de');
  expect(host.match()).toBe(match);
  expect(host.seen(match).position).toEqual(before.position);
  await screen.update(<Screen wanted="en" />);
  await saying(screen, 'Pick a character.');
  expect(document.documentElement.lang).toBe('en-GB');
  await screen.unmount();
  expect(fail).not.toHaveBeenCalled();
});

it('shows nothing before the settings are known, and then what the machine speaks', async () => {
  const { Screen } = aTable();
  const screen = await create(<Screen wanted={undefined} />);
  await act(() => speak('de'));
  expect(screen.scene.children).toEqual([]);
  await screen.update(<Screen wanted="auto" />);
  await saying(screen, 'Wähl einen Charakter.');
  await screen.unmount();
});

it('speaks English and says why when a language can not be fetched', async () => {
  vi.spyOn(LANGUAGES.de, 'load').mockRejectedValue(new Error('gone'));
  const { Screen } = aTable();
  const screen = await create(<Screen wanted="de" />);
  await saying(screen, 'Pick a character.');
  expect(fail).toHaveBeenCalledWith(new Error('gone'));
  await screen.unmount();
});
