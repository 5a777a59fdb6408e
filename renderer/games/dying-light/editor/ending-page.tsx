/** The page of how it ends: what wins and loses, what is counted for all to see, what happens every Round, and the score. */
import { rankNames } from '../../../../models/dying-light/content/check/own';
import type { Node } from '../../../../models/dying-light/editor/vocabulary';
import { Switch } from '../../../hud/switch';
import { composedText, t } from '../../../i18n';
import { Composer } from './composer';
import { useWorkbench } from './composing';
import { NumberBox, Part, PickBox, SignButton, WordsBox } from './fields';
import { Guard } from './guard';
import { OpList } from './op-list';
import { ExprSlot } from './slots/expr-slot';

const node = (value: unknown) => value as Node;

function Counters() {
  const { rules, put } = useWorkbench();
  const counters = rules.counters ?? [];
  return (
    <Part title={t('dl.editor.counters')} place="counters">
      <p className="editor-hint">{t('dl.editor.counters-hint')}</p>
      {counters.map((counter, index) => {
        const at = (field: string) => ['counters', index, field];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a counter is known by its place
          <div key={index} className="editor-block">
            <WordsBox
              label={t('dl.editor.counter-text')}
              value={typeof counter.text === 'object' ? counter.text.text : counter.text}
              longest={80}
              onWords={(text) => put(at('text'), { text })}
            />
            <div className="composer-line">
              <ExprSlot value={counter.value} onValue={(value) => put(at('value'), value)} />
            </div>
            {counter.limit === undefined ? (
              <button type="button" className="button button-quiet" onClick={() => put(at('limit'), 1)}>
                {t('dl.editor.add-limit')}
              </button>
            ) : (
              <div className="composer-line">
                <span>{t('dl.editor.out-of')}</span>
                <ExprSlot value={counter.limit} onValue={(value) => put(at('limit'), value)} />
                <SignButton
                  sign="×"
                  label={t('dl.editor.take-out')}
                  onPress={() => put(at('limit'), undefined)}
                />
              </div>
            )}
            <div className="composer-line">
              <Switch
                label={t('dl.editor.each-runner')}
                on={counter.eachRunner === true}
                onChange={(on) => put(at('eachRunner'), on || undefined)}
              />
              <SignButton
                sign="×"
                label={t('dl.editor.take-out')}
                onPress={() => put(['counters', index], undefined)}
              />
            </div>
          </div>
        );
      })}
      <button
        type="button"
        className="button"
        onClick={() =>
          put(
            ['counters'],
            [...counters, { text: { text: t('dl.editor.new-counter') }, value: { expr: 'salvage' } }],
          )
        }
      >
        {t('dl.editor.add-counter')}
      </button>
    </Part>
  );
}

function EveryRound() {
  const { rules, put } = useWorkbench();
  const steps = rules.roundEnd ?? [];
  return (
    <Part title={t('dl.editor.round-end')} place="roundEnd">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
        <div key={index} className="editor-block">
          <Guard
            when={step.when && node(step.when)}
            onWhen={(when) => put(['roundEnd', index, 'when'], when)}
          />
          <OpList
            ops={step.do as unknown as readonly Node[]}
            onOps={(ops) => put(['roundEnd', index, 'do'], ops)}
          />
          <SignButton
            sign="×"
            label={t('dl.editor.take-out')}
            onPress={() => put(['roundEnd', index], undefined)}
          />
        </div>
      ))}
      <button type="button" className="button" onClick={() => put(['roundEnd'], [...steps, { do: [] }])}>
        {t('dl.editor.add-round-end')}
      </button>
    </Part>
  );
}

function Score() {
  const { rules, put } = useWorkbench();
  const { score, ranks = [] } = rules;
  if (score === undefined)
    return (
      <Part title={t('dl.editor.score')} place="score">
        <button type="button" className="button" onClick={() => put(['score'], { expr: 'salvage' })}>
          {t('dl.editor.add-score')}
        </button>
      </Part>
    );
  const known = rankNames();
  const names = known.map((name) => [name, composedText(name)] as const);
  const [firstName = ''] = known;
  return (
    <Part title={t('dl.editor.score')} place="score">
      <div className="composer-line">
        <ExprSlot value={score} onValue={(value) => put(['score'], value)} />
      </div>
      <div data-place="ranks" tabIndex={-1}>
        {ranks.map(({ below, name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rank is known by its place
          <div key={index} className="composer-line">
            {below === null ? (
              <span>{t('dl.editor.rank-rest')}</span>
            ) : (
              <span className="composer-line">
                <span>{t('dl.editor.rank-below')}</span>
                <NumberBox
                  label={t('dl.editor.rank-below')}
                  value={below}
                  onNumber={(number) => put(['ranks', index, 'below'], number)}
                />
              </span>
            )}
            <PickBox
              label={t('dl.editor.rank')}
              value={name}
              options={names}
              onPick={(next) => put(['ranks', index, 'name'], next)}
            />
            <SignButton
              sign="×"
              label={t('dl.editor.take-out')}
              onPress={() => put(['ranks'], ranks.length === 1 ? undefined : ranks.toSpliced(index, 1))}
            />
          </div>
        ))}
      </div>
      <div className="composer-line">
        <button
          type="button"
          className="button"
          onClick={() => {
            const rest = { below: null, name: firstName };
            const highest = Math.max(0, ...ranks.flatMap(({ below }) => below ?? []));
            put(
              ['ranks'],
              ranks.length === 0
                ? [rest]
                : [...ranks.slice(0, -1), { below: highest + 5, name: firstName }, ...ranks.slice(-1)],
            );
          }}
        >
          {t('dl.editor.add-rank')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            const { score: _score, ranks: _ranks, ...rest } = rules;
            put([], rest);
          }}
        >
          {t('dl.editor.no-score')}
        </button>
      </div>
    </Part>
  );
}

export function EndingPage() {
  const { rules, put } = useWorkbench();
  const { lossExtra } = rules;
  return (
    <>
      <Part title={t('dl.editor.win')} place="win">
        <p className="editor-hint">{t('dl.editor.win-hint')}</p>
        <Composer family="cond" node={node(rules.win)} onNode={(win) => put(['win'], win)} />
      </Part>
      <Part title={t('dl.editor.loss')} place="lossExtra">
        <p className="editor-hint">{t('dl.editor.loss-hint')}</p>
        <Guard when={lossExtra && node(lossExtra)} onWhen={(when) => put(['lossExtra'], when)} />
      </Part>
      <Counters />
      <EveryRound />
      <Score />
    </>
  );
}
