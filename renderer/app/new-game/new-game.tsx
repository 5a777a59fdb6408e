import { useState } from 'react';
import type { GameFace } from '../../games/face';
import { startMatch } from '../../games/face-of';
import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useApp } from '../app-context';
import { randomSeed } from '../random-id';
import { Screen } from '../screens/screen';
import { GameCards } from './game-cards';

interface PlanScreenProps {
  readonly face: GameFace;
  readonly onBack: () => void;
}

/** The plan of a game to come. Everything can stay as it is: one click starts. */
function PlanScreen({ face, onBack }: PlanScreenProps) {
  const { host, send, url, notify } = useApp();
  const { Editor } = face.plan;
  const [plan, setPlan] = useState(() => face.plan.usual(url.seed ?? randomSeed(), url.loaded));
  const start = () => {
    try {
      host.take(startMatch(face, plan));
      send('GAME_READY');
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Screen
      title={t('ui.new-game')}
      onBack={onBack}
      actions={<Button look="primary" label={t('ui.new.start')} onPress={start} first />}
    >
      <Editor plan={plan} onChange={setPlan} />
    </Screen>
  );
}

/** First which game, where there are several and the title has not said it; then its plan. */
export function NewGameScreen() {
  const { faces, planned, send } = useApp();
  const [first, ...others] = faces;
  const [chosen] = useState(others.length === 0 ? first : planned.current);
  const [face, setFace] = useState(chosen);
  const leave = () => send('BACK');
  if (face) return <PlanScreen face={face} onBack={chosen ? leave : () => setFace(null)} />;
  return (
    <Screen title={t('ui.new-game')} onBack={leave}>
      <GameCards faces={faces} onChoose={setFace} />
    </Screen>
  );
}
