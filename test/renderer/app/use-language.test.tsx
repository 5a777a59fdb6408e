import { act, create } from '@react-three/test-renderer';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createGameHost } from '../../../renderer/app/game-host';
import type { LanguageChoice } from '../../../renderer/app/settings';
import { useLanguage } from '../../../renderer/app/use-language';
import { FACES } from '../../../renderer/games';
import { startMatch } from '../../../renderer/games/face-of';
import { surviveUntilDaylightFace as face } from '../../../renderer/games/survive-until-daylight/face';
import { promptText } from '../../../renderer/games/survive-until-daylight/say';
import { LANGUAGES, speak } from '../../../renderer/i18n';
import { savesInMemory } from '../../helpers/saves-in-memory';

const fail = vi.fn();

interface ScreenProps {
  readonly wanted: LanguageChoice | undefined;
  readonly say: () => string;
}

function Screen({ wanted, say }: ScreenProps) {
  const language = useLanguage(wanted, fail);
  return language && <group key={language} name={say()} />;
}

/** A game that has begun, and what is to be decided in it. */
function aTable() {
  const host = createGameHost(savesInMemory().saves, FACES, { onFault: fail, onSaveError: fail });
  const match = startMatch(face, face.plan.usual('words', null));
  host.take(match);
  return { host, match, say: () => promptText(host.seen(match).prompt) };
}

async function saying(screen: Awaited<ReturnType<typeof create>>, words: string): Promise<void> {
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(screen.scene.children.map(({ instance }) => instance.name)).toEqual([words]);
  });
}

// What is here already comes within the turn of `act` that asks for it.
beforeAll(() => LANGUAGES.de.load());
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('navigator', { languages: ['fr', 'de-AT'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  fail.mockClear();
});
afterEach(() => speak('en'));

it('says a running game anew in the language that is chosen, and keeps the game', async () => {
  const { host, match, say } = aTable();
  const screen = await create(<Screen wanted="en" say={say} />);
  await saying(screen, 'Pick a second weapon from the rack.');
  const before = host.seen(match);
  await screen.update(<Screen wanted="de" say={say} />);
  await saying(screen, 'Nimm dir eine zweite Waffe aus dem Ständer.');
  expect(document.documentElement.lang).toBe('de');
  expect(host.match()).toBe(match);
  expect(host.seen(match).position).toEqual(before.position);
  await screen.update(<Screen wanted="en" say={say} />);
  await saying(screen, 'Pick a second weapon from the rack.');
  expect(document.documentElement.lang).toBe('en-GB');
  await screen.unmount();
  expect(fail).not.toHaveBeenCalled();
});

it('shows nothing before the settings are known, and then what the machine speaks', async () => {
  const { say } = aTable();
  const screen = await create(<Screen wanted={undefined} say={say} />);
  await act(() => speak('de'));
  expect(screen.scene.children).toEqual([]);
  await screen.update(<Screen wanted="auto" say={say} />);
  await saying(screen, 'Nimm dir eine zweite Waffe aus dem Ständer.');
  await screen.unmount();
});

it('speaks English and says why when a language can not be fetched', async () => {
  vi.spyOn(LANGUAGES.de, 'load').mockRejectedValue(new Error('gone'));
  const { say } = aTable();
  const screen = await create(<Screen wanted="de" say={say} />);
  await saying(screen, 'Pick a second weapon from the rack.');
  expect(fail).toHaveBeenCalledWith(new Error('gone'));
  await screen.unmount();
});
