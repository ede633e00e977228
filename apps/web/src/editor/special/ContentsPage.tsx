import type { NumberedItem } from '@pv/gost';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isTyped, printedTitle } from '../section/section-title.ts';
import { useNumbering, useSections } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import classes from './ContentsPage.module.css';

/** «Приложение А Листинги», «1.2 Метод»: what stands before the title in the contents. */
function numberOf({ kind, number }: NumberedItem): string {
  if (number === null) return '';
  return kind === 'appendix' ? `ПРИЛОЖЕНИЕ ${number} ` : `${number} `;
}

/** The contents as made from the headings; a click leads to the heading. */
export function ContentsPage() {
  const { t } = useTexts();
  const { live } = useWorkbench();
  const heads = new Map(useSections().map((head) => [head.id, head]));
  const { items } = useNumbering();
  const lines = items.filter((item) => {
    const kind = heads.get(item.sectionId)?.kind;
    const front = kind === 'title' || kind === 'main';
    return !front && item.level !== null && item.level <= 3;
  });
  const titleOf = (item: NumberedItem): string => {
    const head = item.path.length === 0 ? heads.get(item.sectionId) : undefined;
    return head && !isTyped(head.kind) ? printedTitle(live.doc, head) : item.text;
  };
  if (lines.length === 0) return <p className={classes.note}>{t('editor.contents.empty')}</p>;
  return (
    <>
      <ol className={classes.lines} lang="ru">
        {lines.map((item) => (
          <li key={`${item.sectionId}.${item.path.join('.')}`} data-level={item.level}>
            <button
              type="button"
              className={classes.line}
              onClick={() => live.goTo({ sectionId: item.sectionId, path: item.path })}
            >
              {numberOf(item)}
              {titleOf(item) || t('editor.outline.untitled')}
            </button>
          </li>
        ))}
      </ol>
      <p className={classes.note}>{t('editor.contents.note')}</p>
    </>
  );
}
