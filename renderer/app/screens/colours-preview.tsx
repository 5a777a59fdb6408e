import { t } from '../../i18n';
import { SAID_COLOURS, type Said } from '../../styles/vision';
import { useApp } from '../app-context';
import './colours-preview.css';

/** The usual ones, as most games have them. */
const USUAL: Readonly<Record<Said, string>> = { choice: '#4dff9a', warned: '#ffb03a', threat: '#ff4f45' };
const SAID = ['choice', 'warned', 'threat'] as const satisfies readonly Said[];

/** How marks on a table look now, and words of the interface. */
export function ColoursPreview() {
  const { vision } = useApp().settings;
  const colours = vision === 'usual' ? USUAL : SAID_COLOURS[vision];
  return (
    <ul className="colours-preview" aria-label={t('ui.settings.preview')}>
      {SAID.map((said) => (
        <li key={said}>
          <span className="colours-mark" style={{ borderColor: colours[said] }} aria-hidden="true" />
          {t(`ui.settings.preview.${said}`)}
        </li>
      ))}
      <li className="colours-good">{t('ui.settings.preview.good')}</li>
      <li className="colours-bad">{t('ui.settings.preview.bad')}</li>
    </ul>
  );
}
