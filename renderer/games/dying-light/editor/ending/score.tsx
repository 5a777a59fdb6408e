import { rankNames } from '../../../../../models/dying-light/content/check/own';
import { withoutScore, withRank } from '../../../../../models/dying-light/editor/document';
import type { Rank as Ranked } from '../../../../../models/dying-light/scenario/format';
import { composedText, t } from '../../../../i18n';
import { useWorkbench } from '../composing';
import { NumberBox, Part, PickBox, SignButton } from '../fields';
import { ExprSlot } from '../slots/expr-slot';

interface RankProps {
  readonly rank: Ranked;
  readonly onField: (field: keyof Ranked, value: unknown) => void;
  readonly onRemove: () => void;
}

/** What a score below a number is called; the last rank is for all others. */
function Rank({ rank: { below, name }, onField, onRemove }: RankProps) {
  return (
    <div className="composer-line">
      {below === null ? (
        <span>{t('dl.editor.rank-rest')}</span>
      ) : (
        <span className="composer-line">
          <span>{t('dl.editor.rank-below')}</span>
          <NumberBox
            label={t('dl.editor.rank-below')}
            value={below}
            onNumber={(number) => onField('below', number)}
          />
        </span>
      )}
      <PickBox
        label={t('dl.editor.rank')}
        value={name}
        options={rankNames().map((one) => [one, composedText(one)])}
        onPick={(next) => onField('name', next)}
      />
      <SignButton sign="×" label={t('dl.editor.take-out')} onPress={onRemove} />
    </div>
  );
}

function Ranks() {
  const { rules, put } = useWorkbench();
  const { ranks = [] } = rules;
  return (
    <div data-place="ranks" tabIndex={-1}>
      {ranks.map((rank, index) => (
        <Rank
          // biome-ignore lint/suspicious/noArrayIndexKey: a rank is known by its place
          key={index}
          rank={rank}
          onField={(field, value) => put(['ranks', index, field], value)}
          onRemove={() => put(['ranks'], ranks.length === 1 ? undefined : ranks.toSpliced(index, 1))}
        />
      ))}
    </div>
  );
}

/** How many points a win is worth, and what so many are called. */
export function Score() {
  const { body, rules, change, put } = useWorkbench();
  const { score } = rules;
  if (score === undefined)
    return (
      <Part title={t('dl.editor.score')} place="score">
        <button type="button" className="button" onClick={() => put(['score'], { expr: 'salvage' })}>
          {t('dl.editor.add-score')}
        </button>
      </Part>
    );
  return (
    <Part title={t('dl.editor.score')} place="score">
      <div className="composer-line">
        <ExprSlot value={score} onValue={(value) => put(['score'], value)} />
      </div>
      <Ranks />
      <div className="composer-line">
        <button type="button" className="button" onClick={() => change(withRank(body, rankNames()[0] ?? ''))}>
          {t('dl.editor.add-rank')}
        </button>
        <button type="button" className="button" onClick={() => change(withoutScore(body))}>
          {t('dl.editor.no-score')}
        </button>
      </div>
    </Part>
  );
}
