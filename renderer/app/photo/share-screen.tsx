import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../hud/button';
import { errorText, t } from '../../i18n';
import { type CardWords, spokenCard } from '../../photo/card/card';
import { CARD, CARD_FONTS, drawCard, outsideCard } from '../../photo/card/draw';
import { pictureName } from '../../photo/names';
import { pngOf } from '../../photo/print';
import { useApp } from '../app-context';
import { canDraw } from '../quality';
import { Screen } from '../screens/screen';
import { pictureOfBox, pictureOfTable } from './table-picture';
import { useOutlets } from './use-prints';
import './share.css';

/** Millimetres: nearer than the table's own lens, which leaves room for panels that no card has. */
const CARD_LENS = 60;

/** Draws the card once the table has been photographed; null until then. */
function useCard(words: CardWords | null): HTMLCanvasElement | null {
  const { studio, host } = useApp();
  const { cover } = host.face();
  const [card, setCard] = useState<HTMLCanvasElement | null>(null);
  useEffect(() => {
    if (!words) return;
    let isLeft = false;
    const draw = async () => {
      const table = canDraw() ? await pictureOfTable(studio, () => isLeft) : null;
      const picture = table ?? (await pictureOfBox(cover));
      await Promise.all(CARD_FONTS.map((font) => document.fonts.load(font)));
      const paper = Object.assign(document.createElement('canvas'), CARD);
      const pen = paper.getContext('2d');
      if (isLeft || !pen) return;
      drawCard(pen, words, picture?.image ?? null, picture?.size ?? CARD);
      setCard(paper);
    };
    studio.begin({ game: words.game, lines: [] });
    const covered = outsideCard({ width: window.innerWidth, height: window.innerHeight });
    studio.change({ lens: CARD_LENS, covered, ofEnding: true });
    void draw().finally(() => studio.end());
    return () => {
      isLeft = true;
      studio.end();
    };
  }, [studio, words, cover]);
  return card;
}

/** The card as it will be saved. */
function Preview({ card, words }: { readonly card: HTMLCanvasElement; readonly words: CardWords }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(card);
  }, [card]);
  return <div ref={place} className="share-card" role="img" aria-label={spokenCard(words)} />;
}

/** How a game ended, as a picture to be shown to others; it is looked at here before it goes anywhere. */
export function ShareScreen() {
  const { sharedCard, notify, send } = useApp();
  const [words] = useState(sharedCard.current);
  const outlets = useOutlets();
  const card = useCard(words);
  if (!words) return null;
  const wait = card ? null : t('photo.developing');
  const put = (outlet: (print: Promise<Blob>) => Promise<string>) => () => {
    if (!card) return;
    outlet(pngOf(card)).then(
      (said) => notify(said, true),
      (error: unknown) => notify(errorText(error)),
    );
  };
  const keep = put((print) => outlets.keep(print, pictureName(words.game, new Date())));
  return (
    <Screen
      title={t('share.title')}
      onBack={() => send('BACK')}
      wide
      actions={
        <div className="share-buttons">
          <Button label={t('photo.copy')} reason={wait} onPress={put(outlets.copy)} />
          <Button look="primary" label={t('photo.save')} reason={wait} onPress={keep} first />
        </div>
      }
    >
      <p className="share-hint">{t('share.hint')}</p>
      {card ? (
        <Preview card={card} words={words} />
      ) : (
        <p className="share-card share-wait" role="status">
          {wait}
        </p>
      )}
    </Screen>
  );
}
