import type { HexKey } from '../../../../models/kernel/hex';
import { headcount } from '../../../../models/one-month-in/rules/groups';
import { cardOf, teamOf, tileAt } from '../../../../models/one-month-in/rules/table';
import type { Group, State, Tile } from '../../../../models/one-month-in/state';
import { Panel } from '../../../hud/panel';
import { t } from '../../../i18n';
import { placeName, teamName } from '../names';
import { TeamMark } from './team-mark';
import './tile-note.css';

interface NoteProps {
  readonly state: State;
  readonly tile: Tile;
}

/** The four numbers in the colours of their corners. */
function Numbers({ tile }: Pick<NoteProps, 'tile'>) {
  const card = cardOf(tile);
  if (!card) return null;
  return (
    <p className="tile-numbers">
      <span className="tile-claim">{t('om.hud.tile.claim', { n: card.claim })}</span>
      <span className="tile-value">{t('om.hud.tile.value', { n: card.value })}</span>
      <span className="tile-rooms">{t('om.hud.tile.rooms', { n: card.rooms })}</span>
      <span className="tile-infest">{t('om.hud.tile.infest', { n: card.infest })}</span>
    </p>
  );
}

/** "Blue: 3 outside" */
function GroupNote({ state, group }: { readonly state: State; readonly group: Group }) {
  const { seat, zone, ap } = group;
  return (
    <span className="tile-group">
      <TeamMark colour={teamOf(state, seat).colour} />
      <span>
        {t('om.hud.tile.group', {
          team: teamName(state, seat),
          n: headcount(ap),
          zone: t(`om.zone.${zone}`),
        })}
      </span>
    </span>
  );
}

function Standing({ state, tile }: NoteProps) {
  const { owner, zombies, loot, groups } = tile;
  return (
    <p className="tile-standing">
      {owner && <span>{t('om.hud.tile.owner', { team: teamName(state, owner) })}</span>}
      {zombies > 0 && <span className="tile-infest">{t('om.hud.tile.zombies', { n: zombies })}</span>}
      {loot.length > 0 && <span className="tile-rooms">{t('om.hud.tile.loot', { n: loot.length })}</span>}
      {groups.map((group) => (
        <GroupNote key={`${group.seat} ${group.zone}`} state={state} group={group} />
      ))}
    </p>
  );
}

/** What lies under the pointer, in words: name, numbers, who stands there. */
export function TileNote({ state, place }: { readonly state: State; readonly place: HexKey }) {
  const tile = tileAt(state, place);
  if (!tile) return null;
  return (
    <Panel title={t('om.hud.tile')} className="tile-note" bare>
      <h3>{placeName(state, place)}</h3>
      <Numbers tile={tile} />
      <Standing state={state} tile={tile} />
    </Panel>
  );
}
