import { useId, useState } from 'react';
import { RUNNERS } from '../../../../models/dying-light/content/runners';
import type { ItemId } from '../../../../models/dying-light/ids';
import { entryOfElement } from '../../../../models/dying-light/rulebook';
import { exposureValue } from '../../../../models/dying-light/rules/exposure';
import { tempo } from '../../../../models/dying-light/rules/tempo';
import type { Runner } from '../../../../models/dying-light/state';
import { useInView } from '../../../hud/use-in-view';
import { shownName, t } from '../../../i18n';
import { Icon } from '../../../icons';
import { markCloseup } from '../../../play/closeup/closeup';
import { HelpMark } from '../../../rulebook/help-mark';
import { fullName, itemName, itemText, runnerName } from '../names';
import { ruleOf } from '../rule-of';
import { itemCard } from '../scene/cards/card-faces';
import type { Subject } from './closeup';
import { GearRow } from './gear-row';
import { RunnerMark } from './runner-mark';
import { WoundRow } from './wound-row';

interface RunnerCardProps {
  readonly runner: Runner;
  /** Name of the person or bot that plays it. */
  readonly player: string;
  readonly active: boolean;
  /** Has had its turn this Round. */
  readonly done: boolean;
}

interface PartProps {
  readonly runner: Runner;
  /** Shows the marks that open the rulebook. */
  readonly asks: boolean;
}

function Burdens({ runner, asks }: PartProps) {
  return (
    <ul className="runner-burdens">
      <li {...ruleOf('part', 'tempo')} title={t('dl.hud.tempo-help')}>
        <span>{t('dl.hud.tempo', { n: tempo(runner) })}</span>
        {asks && <HelpMark entry={entryOfElement('part', 'tempo')} />}
      </li>
      <li {...ruleOf('part', 'exposure-value')} title={t('dl.hud.exposure-help')}>
        <Icon name="exposure" />
        <span> {t('dl.hud.exposure', { n: exposureValue(runner) })}</span>
        {asks && <HelpMark entry={entryOfElement('part', 'exposure-value')} />}
      </li>
      {runner.exposureToken && (
        <li {...ruleOf('part', 'exposure-token')} className="burden-bad">
          <span>{t('dl.token.exposure')}</span>
          {asks && <HelpMark entry={entryOfElement('part', 'exposure-token')} />}
        </li>
      )}
      {runner.chase && (
        <li {...ruleOf('part', 'chase')} className="burden-bad" title={t(`dl.chase.${runner.chase}.text`)}>
          <Icon name="chase" />
          <span> {t('dl.hud.chased', { chase: t(`dl.chase.${runner.chase}.name`) })}</span>
          {asks && <HelpMark entry={entryOfElement('part', 'chase')} />}
        </li>
      )}
      {runner.salvage > 0 && (
        <li {...ruleOf('part', 'salvage')}>{t('dl.hud.salvage', { n: runner.salvage })}</li>
      )}
    </ul>
  );
}

const itemMark = (item: ItemId) => markCloseup<Subject>({ kind: 'card', card: itemCard(item) });

function Things({ runner, asks }: PartProps) {
  return (
    <ul className="runner-things" aria-label={t('dl.hud.items', { runner: runnerName(runner.id) })}>
      {runner.weapon && (
        <li
          {...ruleOf('part', 'weapon')}
          {...itemMark(runner.weapon)}
          className="thing-weapon"
          title={itemText(runner.weapon)}
        >
          <Icon name="weapon" />
          <span> {itemName(runner.weapon)}</span>
          {asks && <HelpMark entry={entryOfElement('part', 'weapon')} />}
        </li>
      )}
      {runner.items.map((item) => (
        <li key={item} {...ruleOf('part', 'items')} {...itemMark(item)} title={itemText(item)}>
          <Icon name={item === 'e-inhibitor' ? 'inhibitor' : 'item'} /> {itemName(item)}
        </li>
      ))}
    </ul>
  );
}

interface HeadProps extends Pick<RunnerCardProps, 'runner' | 'player'> {
  /** Called by the whole name. */
  readonly full: boolean;
}

function Head({ runner, player, full }: HeadProps) {
  return (
    <>
      <RunnerMark runner={runner.id} />
      <h3>{full ? fullName(runner.id) : runnerName(runner.id)}</h3>
      <span className="runner-player">{shownName(player)}</span>
    </>
  );
}

/** What harms a Runner, at a glance. */
function Harm({ runner: { id, heavyWounds, lightWound } }: Pick<PartProps, 'runner'>) {
  const wounds = heavyWounds.length + (lightWound ? 1 : 0);
  if (wounds === 0) return null;
  return (
    <span className="runner-harm" title={t('dl.hud.wounds-of', { runner: runnerName(id), n: wounds })}>
      <Icon name={heavyWounds.length > 0 ? 'heavy' : 'wound'} /> {wounds}
    </span>
  );
}

function Rows({ runner, asks }: PartProps) {
  return (
    <>
      <WoundRow runner={runner} asks={asks} />
      <GearRow runner={runner} asks={asks} />
      <Burdens runner={runner} asks={asks} />
      <Things runner={runner} asks={asks} />
    </>
  );
}

/** A Runner whose turn it is not: a line that opens. */
function OtherRunner({ runner, player, done }: Omit<RunnerCardProps, 'active'>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <article className={done ? 'runner-card runner-done' : 'runner-card'} aria-label={fullName(runner.id)}>
      <header>
        <button
          type="button"
          className="runner-line"
          aria-expanded={open}
          aria-controls={id}
          {...ruleOf('part', 'skill')}
          {...markCloseup<Subject>({ kind: 'runner', runner: runner.id, zone: runner.zone })}
          onClick={() => setOpen(!open)}
        >
          <Head runner={runner} player={player} full={false} />
          <Harm runner={runner} />
          <span className="fold-arrow" aria-hidden="true" />
        </button>
      </header>
      <div id={id} className="runner-rows" hidden={!open}>
        {open && <Rows runner={runner} asks={false} />}
      </div>
    </article>
  );
}

/** Everything about the Runner whose turn it is that does not lie on the Action Track. */
function ActiveRunner({ runner, player }: Omit<RunnerCardProps, 'active' | 'done'>) {
  const card = useInView<HTMLElement>(true);
  const { skill } = RUNNERS[runner.id];
  return (
    <article
      ref={card}
      className="runner-card runner-active"
      aria-label={t('dl.hud.runner-acting', { runner: fullName(runner.id) })}
      aria-current
    >
      <header
        {...ruleOf('part', 'skill')}
        {...markCloseup<Subject>({ kind: 'runner', runner: runner.id, zone: runner.zone })}
        title={t(`dl.skill.${skill}.text`)}
      >
        <Head runner={runner} player={player} full />
        <HelpMark entry={entryOfElement('part', 'skill')} />
      </header>
      <div className="runner-rows">
        <Rows runner={runner} asks />
      </div>
    </article>
  );
}

/** A Runner beside the table: wholly while it is its turn, else as a line that opens. */
export function RunnerCard({ active, ...card }: RunnerCardProps) {
  return active ? <ActiveRunner {...card} /> : <OtherRunner {...card} />;
}
