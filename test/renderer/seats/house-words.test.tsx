import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { outbreakDuel } from '../../../machines/outbreak-duel/game';
import { surviveUntilDaylight } from '../../../machines/survive-until-daylight/game';
import { houseRulesOf } from '../../../models/kernel/house-rules';
import { HouseFields } from '../../../renderer/seats/house-fields';
import { houseText } from '../../../renderer/seats/house-words';

const nothing = () => undefined;

/** What the list of each rule offers, the chosen one marked. */
function offered(html: string): readonly string[] {
  return [...html.matchAll(/<option [^>]*?(selected="")?>([^<]*)/g)].map(([, on, text = '']) =>
    on ? `${text} *` : text,
  );
}

describe('the rules of a house', () => {
  it('are said in one line: what differs from the book', () => {
    const { rules } = surviveUntilDaylight;
    expect(houseText(houseRulesOf([]), rules)).toBe('As in the book');
    const agreed = houseRulesOf([
      { rule: 'undo', value: 'none' },
      { rule: 'replies', value: 'open' },
    ]);
    expect(houseText(agreed, rules)).toBe(
      'Undo: Never: what was played is played and Replies: Open: asked for less, whatever that tells',
    );
  });

  it('are a list of choices for each, with what holds now', () => {
    const html = renderToStaticMarkup(
      <HouseFields
        rules={outbreakDuel.rules}
        house={houseRulesOf([{ rule: 'bots', value: 'instant' }])}
        onAgree={nothing}
      />,
    );
    expect([...html.matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
      'Undo',
      'Pace of the bots',
      'Replies',
    ]);
    expect(offered(html)).toEqual([
      'Until something new was learned *',
      'Never: what was played is played',
      'As in the settings',
      'Slow enough to follow',
      'At once *',
      'Asked for as in the book *',
      'Open: asked for less, whatever that tells',
    ]);
  });
});
