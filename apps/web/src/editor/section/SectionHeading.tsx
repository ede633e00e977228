import type { SectionHead } from '@pv/editor-schema';
import { isArticleProfile } from '@pv/gost';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { renameSection } from '../document/sections.ts';
import { useNumbering, useRights } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { useSettings } from '../special/use-settings.ts';
import { isTyped, printedTitle, type TypedKind } from './section-title.ts';

/** A heading that is typed in place, in the look of the page. */
function TypedHeading({ head, kind }: { head: SectionHead; kind: TypedKind }) {
  const { t } = useTexts();
  const { live, activate } = useWorkbench();
  const rights = useRights();
  const number = useNumbering().byId.get(head.id)?.number ?? '';
  const hint = t(`editor.heading.${kind === 'materials' ? 'common' : kind}`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    activate(head.id, 'start');
  };
  return (
    <h1 className="pv-title" data-kind={kind === 'chap' && !number ? 'plain' : kind} lang="ru">
      {kind === 'applications' && (
        <span className="pv-appendix">{t('editor.heading.appendix', { letter: number })}</span>
      )}
      {kind === 'chap' && number && <span className="pv-number">{number}&nbsp;</span>}
      <textarea
        className="pv-title-field"
        rows={1}
        value={head.title}
        placeholder={hint}
        aria-label={hint}
        readOnly={!rights.edit}
        onChange={(event) =>
          renameSection(live.doc, head.id, event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))
        }
        onKeyDown={onKeyDown}
      />
    </h1>
  );
}

/** The heading of a section: typed for chapters and appendices, the standard's wording for the others. */
export function SectionHeading({ head }: { head: SectionHead }) {
  const { live } = useWorkbench();
  const [{ profile }] = useSettings();
  if (isTyped(head.kind)) return <TypedHeading head={head} kind={head.kind} />;
  return (
    <h1
      className="pv-title"
      data-kind={isArticleProfile(profile) ? 'plain' : 'structural'}
      lang="ru"
    >
      {printedTitle(live.doc, head)}
    </h1>
  );
}
