import { useState } from 'react';
import { ownOf } from '../../../../models/dying-light/editor/document';
import { SCENARIO_IDS } from '../../../../models/dying-light/ids';
import type { ScenarioChoice } from '../../../../models/dying-light/scenario/format';
import { listContent, openContent, titleOf } from '../../../content/content-shelf';
import { useOwn } from '../../../content/use-own';
import { Choices } from '../../../hud/choices';
import { Select } from '../../../hud/select';
import { errorText, shownName, shownText, t } from '../../../i18n';
import type { ContentMeta } from '../../../platform/platform';
import type { ContentSource } from '../../content-editor';
import { SCENARIO_FORMAT } from '../editor/scenario-format';
import { makerLine } from '../scenario-words';
import { sceneOf } from './pictures';

interface ScenarioChoicesProps {
  readonly chosen: ScenarioChoice;
  readonly onChoose: (scenario: ScenarioChoice) => void;
  readonly source: ContentSource;
}

const OF_THE_BOX = '';

const NONE: readonly ContentMeta[] = [];

/** Scenarios that people made and that can be played, newest first. */
async function readAll({ content }: ContentSource): Promise<readonly ContentMeta[]> {
  return (await listContent(content, SCENARIO_FORMAT)).filter(({ ready }) => ready);
}

function lineOf({ name, maker }: ContentMeta): string {
  const title = shownName(titleOf(name));
  return maker.trim() === '' ? title : t('dl.own.line', { title, maker: makerLine({ maker }) });
}

/** Those of people, with the names of their makers; nothing where there are none. */
function OwnChoice({ chosen, onChoose, source }: ScenarioChoicesProps) {
  const metas = useOwn(source, readAll, NONE);
  const [id, setId] = useState(OF_THE_BOX);
  const isOwn = typeof chosen !== 'string';
  if (metas.length === 0 && !isOwn) return null;
  const choose = async (next: string) => {
    setId(next);
    if (next === OF_THE_BOX) return onChoose('sc-errand');
    const { body, name, maker } = await openContent(source.content, SCENARIO_FORMAT, next);
    const reason = SCENARIO_FORMAT.whyNot(body);
    if (reason !== null) throw new Error(t('dl.own.gone', { reason }));
    onChoose(ownOf(body, name, maker));
  };
  return (
    <>
      <Select
        label={t('dl.own.mine')}
        options={[
          { key: OF_THE_BOX, label: t('dl.own.box') },
          ...metas.map((meta) => ({ key: meta.id, label: lineOf(meta) })),
        ]}
        chosen={isOwn ? id : OF_THE_BOX}
        onChoose={(next) =>
          void choose(next).catch((error: unknown) => {
            setId(OF_THE_BOX);
            source.notify(errorText(error));
          })
        }
      />
      {isOwn && <p className="plan-own-text">{shownText(chosen.text)}</p>}
    </>
  );
}

/** What is played: a scenario of the box, or one that people made. */
export function ScenarioChoices(props: ScenarioChoicesProps) {
  const { chosen, onChoose } = props;
  return (
    <div className="plan-scenarios">
      <Choices
        title={t('ui.new.scenario')}
        choices={SCENARIO_IDS.map((key) => ({
          key,
          label: t(`dl.scenario.${key}.name`),
          detail: t(`dl.scenario.${key}.text`),
          picture: <img src={sceneOf(key)} alt="" />,
        }))}
        chosen={typeof chosen === 'string' ? chosen : null}
        onChoose={onChoose}
        cards
      />
      <OwnChoice {...props} />
    </div>
  );
}
