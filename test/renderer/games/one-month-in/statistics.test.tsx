import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createBot } from '../../../../models/one-month-in/bot';
import { pointsOf } from '../../../../models/one-month-in/rules/points';
import { STATISTIC_ROWS } from '../../../../models/one-month-in/statistics';
import { usualPlan } from '../../../../renderer/games/one-month-in/plan/game-plan';
import { startGame } from '../../../../renderer/games/one-month-in/plan/start';
import { Statistics } from '../../../../renderer/games/one-month-in/statistics';
import { composedText, t } from '../../../../renderer/i18n';
import { acting, BLUE, RED, table } from '../../../helpers/one-month-in';

const PLAN = { salvage: [5, 1], at: { '-1,0': { id: 'church', owner: BLUE } } } as const;

/** The cells of the row with this name, without it. */
function rowOf(markup: string, name: string): readonly string[] {
  const [, after = ''] = markup.split(`<th scope="row">${name}</th>`);
  const [row = ''] = after.split('</tr>');
  return [...row.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell = '']) => cell);
}

/** A game of bots in its third round. */
function afterSomeTurns() {
  const session = startGame(usualPlan('statistics', (index) => `P${index}`));
  while (session.seen('table').position.state.round < 3) {
    const { prompt, position, legal } = session.seen('table');
    const seat = prompt.seats[0] ?? BLUE;
    session.play(createBot('easy', seat).choose(position, legal), seat);
  }
  return session.seen('table');
}

describe('the statistics of One Month In', () => {
  const state = table(PLAN);
  const markup = renderToStaticMarkup(<Statistics snapshot={acting(PLAN).seen('table')} />);

  it('count the points of every team in their three parts (OM-SCORE-01..03)', () => {
    const [blue, red] = [pointsOf(state, BLUE), pointsOf(state, RED)];
    expect(rowOf(markup, t('om.stat.points-people'))).toEqual([`${blue.survivors}`, `${red.survivors}`]);
    expect(rowOf(markup, t('om.stat.points-land'))).toEqual([`${blue.land}`, `${red.land}`]);
    expect(rowOf(markup, t('om.stat.points-salvage'))).toEqual([`${blue.salvage}`, `${red.salvage}`]);
    expect(rowOf(markup, t('om.stat.points'))).toEqual([`${blue.total}`, `${red.total}`]);
  });

  it('name whoever is first first (OM-SCORE-05)', () => {
    expect(rowOf(markup, t('om.stat.place'))).toEqual(['1', '2']);
  });

  it('have a column for each team and one for all in every row of what was counted', () => {
    const snapshot = afterSomeTurns();
    const counted = renderToStaticMarkup(<Statistics snapshot={snapshot} />);
    const teams = snapshot.position.state.teams.length;
    const names = STATISTIC_ROWS.map(({ id }) => composedText(`om.stat.${id}`));
    const rows = names.map((name) => rowOf(counted, name)).filter((cells) => cells.length > 0);
    expect(rows.length).toBeGreaterThan(0);
    for (const cells of rows) expect(cells).toHaveLength(teams + 1);
  });
});
