import type { Seat } from '../../../../models/kernel/types';
import { FARMS_TO_END, farmsOf, workedFarms } from '../../../../models/one-month-in/rules/farms';
import { pointsOf } from '../../../../models/one-month-in/rules/points';
import {
  fencesLeft,
  flagsLeft,
  survivorsLeft,
  survivorsOf,
} from '../../../../models/one-month-in/rules/supplies';
import { landOf, tileOf } from '../../../../models/one-month-in/rules/table';
import type { State, Team } from '../../../../models/one-month-in/state';
import { useInView } from '../../../hud/use-in-view';
import { shownName, t } from '../../../i18n';
import { Icon } from '../../../icons';
import { colourName, placeName } from '../names';
import { ruleOf } from '../rule-of';
import { Figure } from './figure';
import { colourOf, TeamMark } from './team-mark';

interface TeamPanelProps {
  readonly state: State;
  readonly team: Team;
  readonly seat: Seat;
}

type PartProps = Omit<TeamPanelProps, 'seat'>;

/** Victory points and the three parts they come from (OM-SCORE-06). */
function Points({ state, team }: PartProps) {
  const { survivors, land, salvage, total } = pointsOf(state, team.seat);
  return (
    <p className="team-points" {...ruleOf('part', 'points')}>
      <strong>{t('om.hud.vp', { n: total })}</strong>
      <span>{t('om.hud.vp.people', { n: survivors })}</span>
      <span>{t('om.hud.vp.land', { n: land })}</span>
      <span>{t('om.hud.vp.salvage', { n: salvage })}</span>
    </p>
  );
}

/** What the team has, and what is left of what it may put up. */
function Goods({ state, team }: PartProps) {
  const { seat, food, salvage } = team;
  const [people, left] = [survivorsOf(state, seat), survivorsLeft(state, seat)];
  const [flags, fences] = [flagsLeft(state, seat), fencesLeft(state, seat)];
  const words = t('om.hud.team.people', { n: people, left });
  return (
    <p className="team-row">
      <Figure icon="people" value={`${people}/${left}`} words={words} part="survivors" />
      <Figure icon="food" value={food} words={t('om.hud.team.food', { n: food })} part="food" />
      <Figure
        icon="salvage"
        value={salvage.length}
        words={t('om.hud.team.salvage', { n: salvage.length })}
        part="salvage"
      />
      <Figure icon="flag" value={flags} words={t('om.hud.team.flags', { n: flags })} part="flags" />
      <Figure icon="fence" value={fences} words={t('om.hud.team.fences', { n: fences })} part="fences" />
    </p>
  );
}

/** Better dice of this turn, and worked farms on the way to five; nothing where there are none. */
function Deeds({ state, team }: PartProps) {
  const worked = workedFarms(state, team.seat).length;
  const hasFarms = farmsOf(state, team.seat).length > 0;
  const { armed, suited } = team;
  return (
    <>
      {hasFarms && (
        <Figure
          icon="farm"
          value={`${worked}/${FARMS_TO_END}`}
          words={t('om.hud.team.farms', { n: worked })}
          part="worked-farms"
        />
      )}
      {armed > 0 && (
        <Figure icon="arm" value={`+${armed}`} words={t('om.hud.team.armed', { n: armed })} part="armed" />
      )}
      {suited > 0 && (
        <Figure
          icon="suit"
          value={`+${suited}`}
          words={t('om.hud.team.suited', { n: suited })}
          part="suited"
        />
      )}
    </>
  );
}

/** What ends the game if nobody attacks there (OM-END-03). */
function Clocks({ state, team }: PartProps) {
  const counting = landOf(state, team.seat).filter((place) => tileOf(state, place).counting);
  return counting.map((place) => (
    <p key={place} className="team-clock" {...ruleOf('part', 'hold')}>
      <Icon name="clock" />
      {t('om.hud.hold', { tile: placeName(state, place), team: colourName(team.colour) })}
    </p>
  ));
}

/** Everything about one team, open to all (OM-INFO-01). A clock of a rival's draws a red line around it. */
export function TeamPanel({ state, team, seat }: TeamPanelProps) {
  const isActive = state.teams[state.turn]?.seat === team.seat;
  const panel = useInView<HTMLElement>(isActive);
  const isWarned = Object.values(state.tiles).some(({ counting, owner }) => counting && owner !== team.seat);
  const classes = ['team team-panel', isActive ? 'team-active' : '', isWarned ? 'team-warned' : ''];
  return (
    <article
      ref={panel}
      className={classes.join(' ')}
      style={{ borderLeftColor: colourOf(team.colour) }}
      aria-label={colourName(team.colour)}
      data-seat={team.seat}
    >
      <h3 className="team-head">
        <TeamMark colour={team.colour} />
        <span>{colourName(team.colour)}</span>
        <span className="team-player">{shownName(seat.name)}</span>
        {isActive && <span className="team-turn">{t('om.hud.turn')}</span>}
      </h3>
      <Points state={state} team={team} />
      <Goods state={state} team={team} />
      <p className="team-row team-deeds">
        <Deeds state={state} team={team} />
      </p>
      <Clocks state={state} team={team} />
    </article>
  );
}
