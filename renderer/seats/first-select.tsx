import { Select } from '../hud/select';
import { shownName } from '../i18n';
import { named } from './start';

const BY_LOT = 'lot';

interface FirstSelectProps {
  readonly label: string;
  /** How the game calls the lot. */
  readonly byLot: string;
  readonly seats: readonly { readonly name: string }[];
  /** Seat that begins, counted from 0; null for the lot. */
  readonly first: number | null;
  readonly onChoose: (first: number | null) => void;
}

/** Who begins a new game: one of the seats, or whoever the lot falls on. */
export function FirstSelect({ label, byLot, seats, first, onChoose }: FirstSelectProps) {
  return (
    <Select
      label={label}
      options={[
        { key: BY_LOT, label: byLot },
        ...named(seats).map(({ name }, index) => ({ key: String(index), label: shownName(name) })),
      ]}
      chosen={first === null ? BY_LOT : String(first)}
      onChoose={(key) => onChoose(key === BY_LOT ? null : Number(key))}
    />
  );
}
