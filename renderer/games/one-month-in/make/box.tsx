import { FARM_IDS } from '../../../../models/one-month-in/ids';
import type { LayoutDraft } from '../../../../models/one-month-in/layouts/draft';
import { plainOf } from '../../../../models/one-month-in/layouts/problems';
import { withFarms } from '../../../../models/one-month-in/layouts/steps';
import { Button } from '../../../hud/button';
import { Panel } from '../../../hud/panel';
import { t } from '../../../i18n';
import { type Board, TOOLS } from './use-board';
import './box.css';

interface BoxProps {
  readonly board: Board;
  readonly draft: LayoutDraft;
  readonly onChange: (draft: LayoutDraft) => void;
}

/** What can be put on the map: chosen and drawn with, or dragged to where it is to lie. */
function Tools({ board }: Pick<BoxProps, 'board'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the panel around it has its heading
    <div className="make-tools" role="group" aria-label={t('om.make.tools')}>
      {TOOLS.map((tool) => (
        <button
          key={tool}
          type="button"
          className="make-tool"
          aria-pressed={board.tool === tool}
          onPointerDown={(event) => {
            event.currentTarget.releasePointerCapture(event.pointerId);
            if (event.button === 0) board.onBoxDown(tool);
          }}
          onClick={() => board.setTool(tool)}
        >
          <span className={`make-swatch make-swatch-${tool}`} aria-hidden="true" />
          <span className="make-tool-words">
            <strong>{t(`om.make.tool.${tool}`)}</strong>
            <small>{t(`om.make.tool.${tool}.text`)}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

/** How many farms are among the tiles, and what else there is. */
function Farms({ draft, onChange }: Omit<BoxProps, 'board'>) {
  const { farms, tiles } = draft;
  return (
    <div className="make-farms">
      <p>
        {t('om.make.farms', { n: farms })}{' '}
        <span className="make-count">
          {t('om.make.tiles', { n: tiles.length, plain: Math.max(0, plainOf(draft)) })}
        </span>
      </p>
      <Button
        label={t('om.make.fewer')}
        spoken={t('om.make.fewer-farms')}
        reason={farms === 0 ? t('om.make.no-fewer') : null}
        onPress={() => onChange(withFarms(draft, farms - 1))}
      />
      <Button
        label={t('om.make.more')}
        spoken={t('om.make.more-farms')}
        reason={farms === FARM_IDS.length ? t('om.make.no-more', { n: FARM_IDS.length }) : null}
        onPress={() => onChange(withFarms(draft, farms + 1))}
      />
    </div>
  );
}

export function Box({ board, draft, onChange }: BoxProps) {
  return (
    <Panel title={t('om.make.box')} className="make-box">
      <Tools board={board} />
      <Farms draft={draft} onChange={onChange} />
    </Panel>
  );
}
