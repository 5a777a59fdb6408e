import type { ExposureColour, GearSetId, RunnerId, SkillId, StartingWeaponId } from '../ids';

export interface RunnerCard {
  readonly id: RunnerId;
  /** Colour of the ring, the Exposure deck and the Activation card. */
  readonly colour: ExposureColour;
  readonly skill: SkillId;
  /** Suggested picks. */
  readonly gear: GearSetId;
  readonly weapon: StartingWeaponId;
}

export const RUNNERS: Readonly<Record<RunnerId, RunnerCard>> = {
  mara: { id: 'mara', colour: 'teal', skill: 'sk-feather', gear: 'courier', weapon: 'w-bow' },
  oskar: { id: 'oskar', colour: 'red', skill: 'sk-heavy', gear: 'brawler', weapon: 'w-hammer' },
  juno: { id: 'juno', colour: 'amber', skill: 'sk-brace', gear: 'sneak', weapon: 'w-baton' },
  teo: { id: 'teo', colour: 'violet', skill: 'sk-wall', gear: 'scavenger', weapon: 'w-cleavers' },
};
