import { useEffect } from 'react';
import { useApp } from './app-context';
import { startGame } from './game-host';
import { usualPlan, withRunners } from './game-plan';

function quietCity() {
  const plan = withRunners(
    usualPlan('curfew', () => ''),
    4,
    () => '',
  );
  return startGame(plan).getSnapshot().position.state;
}

/** Shows the city at the beginning of a game while none is being played. */
export function useBackdrop(wanted: boolean): void {
  const { stage } = useApp();
  useEffect(() => {
    if (!wanted) return;
    const nothing = () => {};
    stage.show({
      state: quietCity(),
      story: null,
      skip: 0,
      marks: [],
      selected: [],
      playing: false,
      onPick: nothing,
      onHover: nothing,
    });
  }, [wanted, stage]);
}
