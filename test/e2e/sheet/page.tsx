/** The contact sheet: every model of a game on one table, under the app's own light. `#survive-until-daylight` names the game. */
import { Canvas, useThree } from '@react-three/fiber';
import { type ComponentType, Suspense, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { usePrintFonts } from '../../../renderer/table/fonts';
import { daylightAt } from '../../../renderer/table/light/daylight';
import { Lighting } from '../../../renderer/table/light/Lighting';
import { ReadyMark } from '../../../renderer/table/ReadyMark';
import { Tabletop } from '../../../renderer/table/Tabletop';
import { Witness } from '../../../renderer/table/Witness';
import { DyingLight } from './DyingLight';
import { OneMonthIn } from './OneMonthIn';
import { OutbreakDuel } from './OutbreakDuel';
import { SurviveUntilDaylight } from './SurviveUntilDaylight';
import './page.css';

const CENTRE = [0, -3] as const;

function Eye() {
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    camera.position.set(0, 13, 12.6);
    camera.lookAt(0, 0.3, -2.9);
    invalidate();
  }, [camera, invalidate]);
  return null;
}

const nothing = () => {};

/** What lies on the sheet, by the id of the game. */
const SHEETS: Readonly<Record<string, ComponentType>> = {
  'dying-light': DyingLight,
  'survive-until-daylight': SurviveUntilDaylight,
  'one-month-in': OneMonthIn,
  'outbreak-duel': OutbreakDuel,
};
const Models = SHEETS[location.hash.slice(1)] ?? DyingLight;

function Sheet() {
  if (!usePrintFonts()) return null;
  return (
    <Suspense fallback={null}>
      <Eye />
      <Lighting dusk={0} lightAt={daylightAt} instant centre={CENTRE} reach={13} onLight={nothing} />
      <Tabletop centre={CENTRE} reach={40} height={0} />
      <Models />
      <ReadyMark />
      <Witness />
    </Suspense>
  );
}

const stage = document.querySelector('.stage');
if (!stage) throw new Error('The page has no stage.');
createRoot(stage).render(
  <Canvas frameloop="demand" shadows="percentage" dpr={1} camera={{ fov: 40 }}>
    <Sheet />
  </Canvas>,
);
