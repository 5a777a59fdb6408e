import type { GameFace } from '../../games/face';
import { startMatch } from '../../games/face-of';
import { Button } from '../../hud/button';
import { composedText } from '../../i18n';
import { useApp } from '../app-context';
import { randomSeed } from '../random-id';

/** After a lesson: what to play next, and the button that begins it. */
export function NextGame({ face }: { readonly face: GameFace }) {
  const { host, send } = useApp();
  const { lesson } = face;
  if (!lesson) return null;
  const { after, next } = lesson;
  const start = () => {
    host.take(startMatch(face, next.plan(randomSeed())));
    send('GAME_READY');
  };
  return (
    <section className="result-next">
      <p>{composedText(after)}</p>
      <Button look="primary" label={composedText(next.label)} onPress={start} first />
    </section>
  );
}
