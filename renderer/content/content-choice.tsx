import { shownName, t } from '../i18n';
import type { ContentMeta } from '../platform/platform';
import { titleOf } from './content-shelf';
import type { Shipped } from './open-content';
import type { ContentDesk } from './use-content';

/** What is said of content that comes with the game. */
export interface ShippedWords<Body> {
  /** What the choice is called, and in it one's own and what is shipped. */
  readonly choice: string;
  readonly own: string;
  readonly shipped: string;
  readonly nameOf: (one: Shipped<Body>) => string;
  /** Why it stays as it is. */
  readonly locked: string;
}

/** "Long bridge, by Ada (not ready)" */
function lineOf({ name, maker, ready }: ContentMeta): string {
  const whole =
    maker.trim() === '' ? titleOf(name) : t('content.by', { name: titleOf(name), maker: shownName(maker) });
  return ready ? whole : t('content.unready', { name: whole });
}

interface OwnOptionsProps {
  readonly metas: readonly ContentMeta[];
  /** Stands over them where there are others. */
  readonly heading: string | undefined;
}

/** What people made, one option each. */
function OwnOptions({ metas, heading }: OwnOptionsProps) {
  const options = metas.map((meta) => (
    <option key={meta.id} value={meta.id}>
      {lineOf(meta)}
    </option>
  ));
  return heading !== undefined && metas.length > 0 ? <optgroup label={heading}>{options}</optgroup> : options;
}

interface ContentChoiceProps<Body> {
  readonly desk: ContentDesk<Body>;
  /** Where some is shipped. */
  readonly words?: ShippedWords<Body>;
}

/** What lies open, and what else there is. */
export function ContentChoice<Body>({ desk, words }: ContentChoiceProps<Body>) {
  const { open, metas, shipped, choose } = desk;
  return (
    <label className="content-choice">
      <span>{words?.choice ?? t('content.mine')}</span>
      <select value={open?.id ?? ''} data-first onChange={({ target }) => choose(target.value)}>
        {open === null && <option value="">{t('content.nothing')}</option>}
        <OwnOptions metas={metas ?? []} heading={words?.own} />
        {words && (
          <optgroup label={words.shipped}>
            {shipped.map((one) => (
              <option key={one.id} value={one.id}>
                {words.nameOf(one)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}
