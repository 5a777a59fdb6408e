import { useState } from 'react';
import { t } from '../../../../i18n';
import { Label } from '../../../../table/Label';
import { useLapse } from '../../../../table/useLapse';
import { hexSpot } from '../../layout';
import { TEAM_COLOURS } from '../colours';
import type { SceneModel, TeamModel } from '../scene-model';
import { type CountStep, countedAt, sumOf } from './final-count';

/** Height over a base. */
const HEIGHT = 2.6;
const SIZE = { part: 0.04, winner: 0.062 } as const;

function wordsOf({ points }: TeamModel, step: CountStep): string {
  switch (step) {
    case 'people':
      return t('om.count.people', { n: points.survivors });
    case 'land':
      return t('om.count.land', { n: points.land, sum: sumOf(points, step) });
    case 'salvage':
      return t('om.count.salvage', { n: points.salvage, sum: sumOf(points, step) });
    case 'total':
      return t('om.hud.vp', { n: points.total });
    default:
      return step satisfies never;
  }
}

export interface FinalCountProps {
  /** The position at the end of the game. */
  readonly scene: SceneModel;
  /** Milliseconds in which all is counted. */
  readonly duration: number;
}

/** Over every base: what its team has scored, counted part by part (10.2). */
export function FinalCount({ scene, duration }: FinalCountProps) {
  const [step, setStep] = useState<CountStep>('people');
  useLapse(scene.teams, duration, (share) => setStep(countedAt(share)));
  return scene.teams.map((team) => {
    if (!team.home) return null;
    const { x, z } = hexSpot(team.home);
    const isWinner = step === 'total' && scene.winners.includes(team.seat);
    return (
      <Label
        key={team.seat}
        text={wordsOf(team, step)}
        colour={TEAM_COLOURS[team.colour]}
        position={[x, HEIGHT, z]}
        size={isWinner ? SIZE.winner : SIZE.part}
      />
    );
  });
}
