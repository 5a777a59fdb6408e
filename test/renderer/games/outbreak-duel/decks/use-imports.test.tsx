import { act, create } from '@react-three/test-renderer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PairBody } from '../../../../../models/outbreak-duel/decks/deck';
import { takeFiles } from '../../../../../renderer/content/take-files';
import type { ContentDesk } from '../../../../../renderer/content/use-content';
import { useImports } from '../../../../../renderer/games/outbreak-duel/decks/use-imports';

const NO_CARD = 'name: One\n[survivor]\n2 nothing-of-the-kind';
const NO_COUNT = 'name: Two\n[zombie]\nmany of them';
const FINE = 'name: Fine';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

interface ScreenProps {
  readonly desk: ContentDesk<PairBody>;
  readonly seen: (imports: ReturnType<typeof useImports>) => void;
}

function Screen({ desk, seen }: ScreenProps) {
  seen(useImports(desk, () => {}));
  return null;
}

/** Hands files over to the screen on which decks are built. @returns what it said, took in, and shows to be mended */
async function handOver(...texts: readonly string[]) {
  const kept: string[] = [];
  const said: string[] = [];
  const desk = {
    takeFiles(files, read) {
      const keep = async ({ name }: { readonly name: string }) => void kept.push(name);
      void takeFiles(files, read ?? (async () => null), keep).then((sentence) => said.push(sentence));
    },
  } as ContentDesk<PairBody>;
  const seen: ReturnType<typeof useImports>[] = [];
  await create(<Screen desk={desk} seen={(imports) => seen.push(imports)} />);
  const files = texts.map((text, index) => new File([text], `deck-${index}.txt`));
  await act(async () => {
    seen.at(-1)?.takeFiles(files);
    await vi.waitFor(() => expect(said).toHaveLength(1));
  });
  return { said: said[0], kept, shown: seen.at(-1)?.text };
}

it('of several decks each that can’t be read is named with its first line that is wrong', async () => {
  const { said, kept, shown } = await handOver(NO_CARD, FINE, NO_COUNT);
  expect(said).toMatch(/^deck-0\.txt was not imported\. .*3.*nothing-of-the-kind/);
  expect(said).toContain('"Fine" is imported.');
  expect(said).toMatch(/deck-2\.txt was not imported\. .*3.* Import it by itself to mend it\.$/);
  expect(kept).toEqual(['Fine']);
  expect(shown).toBeNull();
});

it('a deck that comes alone and can’t be read is shown, to be mended', async () => {
  expect(await handOver(NO_CARD)).toEqual({ said: '', kept: [], shown: NO_CARD });
});
