/** What the table shows when somebody asks what the Infected are about to do: who may come from where, and how hard they strike. */
import { AREA_IDS, type AreaId } from '../../../../models/dying-light/ids';
import { attackersIn, attackPower } from '../../../../models/dying-light/rules/enemy-attack';
import { runnersIn } from '../../../../models/dying-light/rules/runners';
import type { State } from '../../../../models/dying-light/state';
import { comingTo, worstArrival } from '../../../../models/dying-light/threats';
import { t } from '../../../i18n';
import { areaName, infectedCounts } from '../names';
import type { Highlight } from '../scene/marks';

/** An Area with Runners: what strikes there now, and at worst with those that may arrive; no mark where nothing does. */
function strikeMarks(state: State, area: AreaId): readonly Highlight[] {
  const now = attackPower(attackersIn(state, area));
  const worst = now + worstArrival(state, area).power;
  return worst > 0 ? [{ area, tone: 'threat', label: t('dl.threats.strike', { now, worst }) }] : [];
}

/** The Areas out of which Infected may come into one, each with how many and where to. */
function comingMarks(state: State, to: AreaId): readonly Highlight[] {
  const coming = comingTo(state, to);
  const origins = [...new Set(coming.map(({ from }) => from))];
  return origins.map((from) => {
    const here = coming.filter((group) => group.from === from);
    const counts = Object.fromEntries(here.map(({ type, count }) => [type, count]));
    const infected = infectedCounts({ biter: 0, viral: 0, volatile: 0, howler: 0, ...counts });
    return { area: from, tone: 'threat', label: t('dl.threats.come', { infected, area: areaName(to) }) };
  });
}

/** The same numbers as in the warning before a turn ends. */
export function threatMarks(state: State): readonly Highlight[] {
  const areas = AREA_IDS.filter((area) => runnersIn(state, area).length > 0);
  const coming = areas.flatMap((area) => comingMarks(state, area));
  const first = coming.filter(
    (mark, index) =>
      'area' in mark && coming.findIndex((one) => 'area' in one && one.area === mark.area) === index,
  );
  return [...areas.flatMap((area) => strikeMarks(state, area)), ...first];
}
