import { ZOMBIES } from '../../../../models/outbreak-duel/content/zombies';
import { type Incoming, incoming, nextPhase } from '../../../../models/outbreak-duel/odds/incoming';
import { survivorOf } from '../../../../models/outbreak-duel/rules/table';
import type { State, Zombie, Zone } from '../../../../models/outbreak-duel/state';
import { Panel } from '../../../hud/panel';
import { t } from '../../../i18n';
import { cardName, nameOfSide } from '../names';
import { ruleOf } from '../rule-of';
import type { Hands } from './player-panel';
import { pointedAt } from './pointed';
import './board-panel.css';

/** What lies on a zombie, in words. */
function tokensOf({ zone, sick, stunned, attacked }: Zombie, biting: boolean): readonly string[] {
  return [
    ...(sick && zone === 'zombie' ? [t('od.hud.sick')] : []),
    ...(stunned ? [t('od.hud.stunned')] : []),
    ...(attacked && !biting ? [t('od.hud.attacked')] : []),
  ];
}

interface ZombieButtonProps extends Hands {
  readonly zombie: Zombie;
  readonly damage: number;
  readonly biting: boolean;
}

/** A zombie as its plate has it: damage, HP, Escape Difficulty. */
function ZombieButton({ zombie, damage, biting, onPick, onShow }: ZombieButtonProps) {
  const { uid, card, hp } = zombie;
  const { ed } = ZOMBIES[card];
  const spot = { kind: 'zombie', zombie: uid } as const;
  const tokens = tokensOf(zombie, biting);
  const words = t('od.hud.zombie', { zombie: cardName(card), damage, hp, ed });
  return (
    <li>
      <button
        type="button"
        className={biting ? 'od-zombie od-biting' : 'od-zombie'}
        aria-label={[words, ...tokens].join(', ')}
        {...ruleOf('card', card)}
        {...pointedAt(spot, { onPick, onShow })}
      >
        <span className="od-zombie-name">{cardName(card)}</span>
        {tokens.map((token) => (
          <em key={token}>{token}</em>
        ))}
        <b className="od-damage">{damage}</b>
        <b className="od-health">{hp}</b>
        <b className="od-ed">{t('od.roll', { need: ed })}</b>
      </button>
    </li>
  );
}

interface ZoneProps extends Hands {
  readonly state: State;
  readonly zone: Zone;
  readonly strip: Incoming;
}

function ZoneList({ state, zone, strip, ...hands }: ZoneProps) {
  const zombies = survivorOf(state).board.filter((zombie) => zombie.zone === zone);
  return (
    <div className="od-zone">
      <h3 {...ruleOf('part', zone)}>{t(`od.zone.${zone}`)}</h3>
      {zombies.length === 0 && <p className="od-bare">{t('od.hud.nobody')}</p>}
      <ul>
        {zombies.map((zombie) => {
          const attacker = strip.attackers.find((one) => one.zombie.uid === zombie.uid);
          return (
            <ZombieButton
              key={zombie.uid}
              {...hands}
              zombie={zombie}
              damage={attacker?.damage ?? ZOMBIES[zombie.card].damage}
              biting={attacker?.now ?? false}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** What is coming against the HP that are left; red where it kills. */
function Total({ state, strip }: { readonly state: State; readonly strip: Incoming }) {
  const isPhase = state.phase === 'zombie';
  const { total, most, hp, lethal } = strip;
  return (
    <p
      className={`od-incoming ${lethal ? 'od-lethal' : ''} ${isPhase ? '' : 'od-ghost'}`}
      {...ruleOf('part', 'incoming')}
    >
      <span>
        {isPhase
          ? t(most > total ? 'od.hud.incoming-most' : 'od.hud.incoming', { n: total, most, hp })
          : t('od.hud.next-phase', { n: total })}
      </span>
      {lethal && <strong> {t('od.hud.lethal')}</strong>}
    </p>
  );
}

/** The board of the Survivor in danger: who stands where, and what they will deal. */
export function BoardPanel({ state, ...hands }: Hands & { readonly state: State }) {
  if (state.round === 0) return null;
  const strip = state.phase === 'zombie' ? incoming(state) : nextPhase(state);
  return (
    <Panel title={t('od.hud.board', { name: nameOfSide(state, state.active) })} className="od-board">
      <Total state={state} strip={strip} />
      <div className="od-zones">
        <ZoneList state={state} zone="threat" strip={strip} {...hands} />
        <ZoneList state={state} zone="zombie" strip={strip} {...hands} />
      </div>
    </Panel>
  );
}
