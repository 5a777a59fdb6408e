import type { Side } from '../../../../models/outbreak-duel/state';
import { t } from '../../../i18n';
import { FirstSelect } from '../../../seats/first-select';
import { SeedField } from '../../../seats/seed-field';
import type { ContentSource } from '../../content-editor';
import type { GamePlan } from './game-plan';
import { SeatFields } from './seat-fields';
import { useOwnDecks } from './use-own-decks';
import '../../../seats/plan-editor.css';
import './plan-editor.css';

interface PlanProps {
  readonly plan: GamePlan;
  readonly onChange: (plan: GamePlan) => void;
}

interface PlanEditorProps extends PlanProps {
  readonly source: ContentSource;
}

function sideAt(first: number | null): Side | null {
  if (first === null) return null;
  return first === 0 ? 0 : 1;
}

/** Players, decks and who begins in a game of Outbreak Duel. */
export function PlanEditor({ plan, onChange, source }: PlanEditorProps) {
  const own = useOwnDecks(source);
  return (
    <>
      <div className="od-plan">
        <FirstSelect
          label={t('od.plan.first')}
          byLot={t('od.plan.by-lot')}
          seats={plan.seats}
          first={plan.first}
          onChoose={(first) => onChange({ ...plan, first: sideAt(first) })}
        />
        <SeedField seed={plan.seed} onChange={(seed) => onChange({ ...plan, seed })} />
      </div>
      <div className="od-seats">
        <SeatFields plan={plan} side={0} own={own} onChange={onChange} />
        <SeatFields plan={plan} side={1} own={own} onChange={onChange} />
      </div>
    </>
  );
}
