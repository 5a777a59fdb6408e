import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sideOf } from '../../../../models/outbreak-duel/rules/table';
import { statisticsOf } from '../../../../models/outbreak-duel/statistics';
import { survivorName } from '../../../../renderer/games/outbreak-duel/names';
import { Statistics } from '../../../../renderer/games/outbreak-duel/statistics';
import { composedText, t } from '../../../../renderer/i18n';
import { acting, newDuel, seats } from '../../../helpers/outbreak-duel';

/** The cells of the row with this name, without it. */
function rowOf(markup: string, name: string): readonly string[] {
  const [, after = ''] = markup.split(`<th scope="row">${name}</th>`);
  const [row = ''] = after.split('</tr>');
  return [...row.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell = '']) => cell);
}

function playedOut() {
  const session = newDuel({}, seats('bot', 'bot'), 'told');
  while (session.playBot());
  return session.seen('table');
}

describe('the statistics of Outbreak Duel', () => {
  it('tell of the luck of both Survivors, with every die that fell', () => {
    const snapshot = playedOut();
    const { state } = snapshot.position;
    const markup = renderToStaticMarkup(<Statistics snapshot={snapshot} />);
    const { luck } = statisticsOf(snapshot.log.map(({ entry }) => entry));
    const thrown = luck.filter(({ expected }) => expected > 0);
    expect(new Set(thrown.map(({ seat }) => seat)).size).toBe(2);
    for (const { id, seat, got } of thrown) {
      const what = composedText(`od.luck.${id}`);
      const name = t('stats.luck.of', { name: survivorName(state, seat ?? 'seat-1'), what });
      expect([name, rowOf(markup, name)[1]]).toEqual([name, `${got}`]);
    }
  });

  it('show who is still standing, with what is left of them', () => {
    const snapshot = playedOut();
    const { state } = snapshot.position;
    const [winner = 'seat-1'] = snapshot.outcome?.winners ?? [];
    const { survivor, hp, maxHp } = state.players[sideOf(state, winner)];
    const markup = renderToStaticMarkup(<Statistics snapshot={snapshot} />);
    const [, card = ''] = markup.split('<figure class="od-winner');
    expect(card).toContain(composedText(`od.card.${survivor}.name`));
    expect(card).toContain(t('od.hud.hp-of', { n: hp, of: maxHp }));
    expect(renderToStaticMarkup(<Statistics snapshot={acting().seen('table')} />)).not.toContain('od-winner');
  });

  it('say nothing of luck before a die has fallen', () => {
    const markup = renderToStaticMarkup(<Statistics snapshot={acting().seen('table')} />);
    expect(markup).not.toContain(t('stats.luck.expected'));
  });
});
