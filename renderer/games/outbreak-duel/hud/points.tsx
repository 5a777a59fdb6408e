import type { Player } from '../../../../models/outbreak-duel/state';
import { t } from '../../../i18n';
import { ruleOf } from '../rule-of';
import './points.css';

interface PointsProps {
  readonly player: Player;
}

/** Matchsticks and casings that stand there, at the least. */
const AP_SHOWN = 3;
const TP_SHOWN = 2;
const TH_SHOWN = 10;
/** More than this decays (OD-RES-05). */
const TH_LINE = 6;

const upTo = (n: number) => Array.from({ length: n }, (_, index) => index);

/** Three matchsticks; those that are left are lit. */
export function ActionPoints({ player: { ap } }: PointsProps) {
  return (
    <span className="od-points" title={t('od.hud.ap', { n: ap })} {...ruleOf('part', 'ap')}>
      <span aria-hidden="true">{t('od.ap')}</span>
      {upTo(Math.max(AP_SHOWN, ap)).map((index) => (
        <i key={index} className={index < ap ? 'od-match' : 'od-match od-out'} aria-hidden="true" />
      ))}
      <span className="unseen">{t('od.hud.ap', { n: ap })}</span>
    </span>
  );
}

/** Casings, and the slot in which one is banked. */
export function TacticalPoints({ player: { tp, tpReserve } }: PointsProps) {
  const words = t('od.hud.tp', { n: tp, reserve: tpReserve });
  return (
    <span className="od-points" title={words} {...ruleOf('part', 'tp')}>
      <span aria-hidden="true">{t('od.tp')}</span>
      {upTo(Math.max(TP_SHOWN, tp)).map((index) => (
        <i key={index} className={index < tp ? 'od-casing' : 'od-casing od-out'} aria-hidden="true" />
      ))}
      <i
        className={tpReserve > 0 ? 'od-casing od-reserve' : 'od-casing od-reserve od-out'}
        aria-hidden="true"
      />
      <span className="unseen">{words}</span>
    </span>
  );
}

/** A meter with a red line at 6. */
export function ThreatMeter({ player: { th } }: PointsProps) {
  return (
    <span className="od-points od-threat" title={t('od.hud.th', { n: th })} {...ruleOf('part', 'th')}>
      <span aria-hidden="true">{t('od.th')}</span>
      <span className="od-meter" aria-hidden="true">
        {upTo(TH_SHOWN).map((index) => (
          <i key={index} className={`${index < th ? 'od-full' : ''} ${index >= TH_LINE ? 'od-over' : ''}`} />
        ))}
      </span>
      <strong className={th > TH_LINE ? 'od-too-much' : ''} aria-hidden="true">
        {th}
      </strong>
      <span className="unseen">{t('od.hud.th', { n: th })}</span>
    </span>
  );
}

export function HitPoints({ player: { hp, maxHp } }: PointsProps) {
  const share = Math.max(0, Math.min(1, hp / maxHp));
  return (
    <span className="od-hp" title={t('od.hud.hp-of', { n: hp, of: maxHp })} {...ruleOf('part', 'hp')}>
      <strong aria-hidden="true">{hp}</strong>
      <span aria-hidden="true">{t('od.hud.of', { n: maxHp })}</span>
      <span className="od-hp-bar" aria-hidden="true">
        <i className={share < 0.34 ? 'od-low' : ''} style={{ width: `${share * 100}%` }} />
      </span>
      <span className="unseen">{t('od.hud.hp-of', { n: hp, of: maxHp })}</span>
    </span>
  );
}
