import { Select } from '../hud/select';
import { t } from '../i18n';
import { type RoundStart, roundAt } from './rounds';

interface RoundSelectProps {
  readonly rounds: readonly RoundStart[];
  readonly at: number;
  readonly onJump: (move: number) => void;
}

const SET_UP = '0';

/** Jumps to the beginning of a Round. */
export function RoundSelect({ rounds, at, onJump }: RoundSelectProps) {
  const options = [
    { key: SET_UP, label: t('replay.before') },
    ...rounds.map(({ round, move }) => ({ key: String(move), label: t('replay.round-n', { n: round }) })),
  ];
  return (
    <Select
      label={t('replay.round')}
      options={options}
      chosen={String(roundAt(rounds, at)?.move ?? SET_UP)}
      onChoose={(move) => onJump(Number(move))}
    />
  );
}
