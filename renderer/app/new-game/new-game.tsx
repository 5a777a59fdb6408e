import { useMemo, useState } from 'react';
import type { HouseRule } from '../../../models/kernel/house-rules';
import type { GameFace } from '../../games/face';
import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useApp } from '../app-context';
import { Screen } from '../screens/screen';
import { MakeButtons } from '../screens/to-editor';
import { usePlayAtOnce, useStart, useUsualPlan } from '../use-start';
import { GameCards } from './game-cards';
import { HouseFold } from './house-fold';

interface PlanScreenProps {
  readonly face: GameFace;
  readonly onBack: () => void;
}

/** The plan of a game to come. Everything can stay as it is: one click starts. */
function PlanScreen({ face, onBack }: PlanScreenProps) {
  const { decks, platform, notify, tellFiles } = useApp();
  const start = useStart();
  const usual = useUsualPlan();
  const { content } = platform;
  const { Editor } = face.plan;
  const source = useMemo(() => ({ decks, content, notify, tellFiles }), [decks, content, notify, tellFiles]);
  const [agreed, setAgreed] = useState<readonly HouseRule[]>([]);
  const [plan, setPlan] = useState(() => usual(face));
  return (
    <Screen
      title={t('ui.new.title', { game: gameName(face.game.rules.id) })}
      wide
      onBack={onBack}
      actions={
        <div className="plan-actions">
          <MakeButtons game={face.game.rules.id} />
          <Button look="primary" label={t('ui.new.start')} onPress={() => start(face, plan, agreed)} first />
        </div>
      }
    >
      <Editor plan={plan} onChange={setPlan} source={source} />
      <HouseFold rules={face.game.rules} agreed={agreed} onChange={setAgreed} />
    </Screen>
  );
}

/** First which game, where there are several and the title has not said it; then its plan. */
export function NewGameScreen() {
  const { faces, planned, send } = useApp();
  const [first, ...others] = faces;
  const [chosen] = useState(others.length === 0 ? first : planned.current);
  const [face, setFace] = useState(chosen);
  const playAtOnce = usePlayAtOnce();
  const leave = () => send('BACK');
  if (face) return <PlanScreen face={face} onBack={chosen ? leave : () => setFace(null)} />;
  return (
    <Screen title={t('ui.new-game')} onBack={leave}>
      <GameCards faces={faces} onChoose={setFace} onPlay={playAtOnce} />
    </Screen>
  );
}
