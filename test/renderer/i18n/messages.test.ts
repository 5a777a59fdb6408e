import { describe, expect, it } from 'vitest';
import { composedText, listOf, messageText, t } from '../../../renderer/i18n';

describe('t', () => {
  it('takes no id that has no sentence: that does not compile', () => {
    // @ts-expect-error: there is no such message
    expect(() => t('no.such.id')).toThrow();
    const runner: 'mara' | 'nobody' = 'mara';
    expect(t(`dl.runner.${runner}`)).toBe('Mara Quill');
    // @ts-expect-error: nobody has no name
    const unnamed = (who: 'mara' | 'nobody') => t(`dl.runner.${who}`);
    expect(unnamed('mara')).toBe('Mara Quill');
  });

  it('shows an unknown id in brackets', () => {
    expect(composedText('no.such.id')).toBe('[no.such.id]');
    expect(composedText('constructor')).toBe('[constructor]');
  });

  it.each(['ui.close', 'constructor', '__proto__'])('shows a person called %s under this name', (name) => {
    expect(t('log.hand-over.human', { name })).toBe(`${name} is played by a person from now on.`);
    const refused = { id: 'sd.reason.OFFER_REPEATED', params: { name: { text: name } } };
    expect(messageText(refused)).toBe(`${name} has already said no to that.`);
  });

  it('puts what message ids stand for into a sentence of the rules', () => {
    const why = { id: 'dl.bot.why.order', params: { runner: 'dl.runner.mara' } };
    expect(messageText(why)).toContain(t('dl.runner.mara'));
  });

  it('lists words as one writes them', () => {
    expect(listOf([])).toBe('nothing');
    expect(listOf(['Mara'])).toBe('Mara');
    expect(listOf(['Mara', 'Juno', 'Teo'])).toBe('Mara, Juno and Teo');
  });
});
