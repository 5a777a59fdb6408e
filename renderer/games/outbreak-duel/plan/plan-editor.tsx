import { Select } from '../../../hud/select';
import { t } from '../../../i18n';
import { SeedField } from '../../../seats/seed-field';
import type { DeckSource } from '../../deck-editor';
import type { GamePlan } from './game-plan';
import { SeatFields } from './seat-fields';
import { useOwnDecks } from './use-own-decks';
import '../../../seats/plan-editor.css';
import './plan-editor.css';

const BY_LOT = 'lot';

interface PlanProps {
  readonly plan: GamePlan;
  readonly onChange: (plan: GamePlan) => void;
}

function FirstSelect({ plan, onChange }: PlanProps) {
  const seats = plan.seats.map(({ name }, index) => ({ key: String(index), label: name }));
  const chosen = (key: string) => (key === '0' ? 0 : 1);
  return (
    <Select
      label={t('od.plan.first')}
      options={[{ key: BY_LOT, label: t('od.plan.by-lot') }, ...seats]}
      chosen={plan.first === null ? BY_LOT : String(plan.first)}
      onChoose={(key) => onChange({ ...plan, first: key === BY_LOT ? null : chosen(key) })}
    />
  );
}

interface PlanEditorProps extends PlanProps {
  readonly source: DeckSource;
}

/** Players, decks and who begins in a game of Outbreak Duel. */
export function PlanEditor({ plan, onChange, source }: PlanEditorProps) {
  const own = useOwnDecks(source);
  return (
    <>
      <div className="od-plan">
        <FirstSelect plan={plan} onChange={onChange} />
        <SeedField seed={plan.seed} onChange={(seed) => onChange({ ...plan, seed })} />
      </div>
      <div className="od-seats">
        <SeatFields plan={plan} side={0} own={own} onChange={onChange} />
        <SeatFields plan={plan} side={1} own={own} onChange={onChange} />
      </div>
    </>
  );
}
