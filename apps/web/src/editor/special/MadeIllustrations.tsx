import { isBlankText, type SectionHead, sectionFragment } from '@pv/editor-schema';
import { baseProfile } from '@pv/gost';
import { useCallback, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useNumbering, useSections } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import classes from './ContentsPage.module.css';
import { madeLines } from './made-lines.ts';
import { useSettings } from './use-settings.ts';

/** Whether nothing is written in a section. */
function useIsBlank(sectionId: string): boolean {
  const { doc } = useWorkbench().live;
  const subscribe = useCallback(
    (tell: () => void) => {
      const fragment = sectionFragment(doc, sectionId);
      fragment.observeDeep(tell);
      return () => fragment.unobserveDeep(tell);
    },
    [doc, sectionId],
  );
  return useSyncExternalStore(subscribe, () => isBlankText(sectionFragment(doc, sectionId)));
}

/** The list of illustrations as it is printed where nobody writes one; a click leads to the object. */
export function MadeIllustrations({ head }: { head: SectionHead }) {
  const { t } = useTexts();
  const { live } = useWorkbench();
  const [{ profile }] = useSettings();
  const numbering = useNumbering();
  const isBlank = useIsBlank(head.id);
  const sections = useSections();
  if (!isBlank || baseProfile(profile).form !== 'work') return null;
  const lines = madeLines(numbering, sections, profile);
  return (
    <>
      <ol className={classes.lines} lang="ru">
        {lines.map(({ key, item, text }) => (
          <li key={key}>
            <button
              type="button"
              className={classes.line}
              onClick={() => live.goTo({ sectionId: item.sectionId, path: item.path })}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
      <p className={classes.note}>
        {t(lines.length > 0 ? 'editor.illustrations.note' : 'editor.illustrations.empty')}
      </p>
    </>
  );
}
