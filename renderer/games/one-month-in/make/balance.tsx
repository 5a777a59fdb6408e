import type { LayoutBalance } from '../../../../models/one-month-in/layouts/balance';
import type { OwnLayout } from '../../../../models/one-month-in/layouts/draft';
import { Button } from '../../../hud/button';
import { Panel } from '../../../hud/panel';
import { numberText, t } from '../../../i18n';
import { type BalanceTrial, TRIAL_GAMES, useBalance } from './use-balance';
import './balance.css';

function percent(share: number): string {
  return numberText(share, { style: 'percent' });
}

/** What the games say, in a sentence. */
function verdict({ strong, weak }: LayoutBalance): string {
  if (strong !== null) return t('om.make.balance.strong', { base: strong + 1 });
  if (weak !== null) return t('om.make.balance.weak', { base: weak + 1 });
  return t('om.make.balance.even');
}

function Shares({ balance }: { readonly balance: LayoutBalance }) {
  return (
    <ul className="make-shares">
      {balance.bases.map(({ share, low, high }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bases are known by their numbers
        <li key={index}>
          <span>
            {t('om.make.balance.share', {
              base: index + 1,
              share: percent(share),
              low: percent(low),
              high: percent(high),
            })}
          </span>
          <span className="make-share-bar" aria-hidden="true">
            <span
              className="make-share-range"
              style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }}
            />
            <span className="make-share-point" style={{ left: `${share * 100}%` }} />
            <span className="make-share-even" style={{ left: `${100 / balance.bases.length}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How it stands with the games: so many played, or what came of them. */
function Course({ trial }: { readonly trial: BalanceTrial }) {
  const { state, played, balance } = trial;
  if (state === 'none') return <p>{t('om.make.balance.hint', { n: TRIAL_GAMES })}</p>;
  if (state === 'failed') return <p>{t('om.make.balance.failed')}</p>;
  return (
    <>
      <progress
        value={played}
        max={TRIAL_GAMES}
        aria-label={t('om.make.balance.played', { n: played, of: TRIAL_GAMES })}
      />
      <p>{t('om.make.balance.played', { n: played, of: TRIAL_GAMES })}</p>
      {balance && <Shares balance={balance} />}
      {balance && state === 'done' && (
        <p role="status">
          <strong>{verdict(balance)}</strong>{' '}
          {t('om.make.balance.rounds', { n: numberText(balance.rounds, { maximumFractionDigits: 1 }) })}
        </p>
      )}
    </>
  );
}

interface BalanceProps {
  readonly layout: OwnLayout;
  /** Why it can't be played; null for one that can. */
  readonly reason: string | null;
}

/** A hint whether all bases are worth the same, from quick games of bots. */
export function Balance({ layout, reason }: BalanceProps) {
  const { tiles, bases, core, farms } = layout;
  const trial = useBalance(layout, JSON.stringify({ tiles, bases, core, farms }));
  return (
    <Panel title={t('om.make.balance')} className="make-balance">
      <Course trial={trial} />
      {trial.state === 'running' ? (
        <Button label={t('om.make.balance.cancel')} onPress={trial.cancel} />
      ) : (
        <Button
          label={t('om.make.balance.start', { n: TRIAL_GAMES })}
          reason={reason}
          onPress={trial.start}
        />
      )}
    </Panel>
  );
}
