import { VisuallyHidden } from '@mantine/core';
import { readSectionContent } from '@pv/editor-schema';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useDoneNotice } from '../shell/use-done-notice.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { followAcross } from './follow-across.ts';
import { type ChosenPart, withoutPart } from './parts.ts';

const blocksOf = (parts: readonly ChosenPart[]): number =>
  parts.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** The selection that reaches over sections: what can be done with it is said to who does not see it. */
export function Across({ page }: { page: RefObject<HTMLElement | null> }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const tell = useDoneNotice(bench.live);
  const [count, setCount] = useState(0);
  const remove = useEffectEvent((parts: readonly ChosenPart[]) => {
    const { live, suggest } = bench;
    if (!live.status().rights.edit) return;
    if (suggest?.on()) return suggest.refuse();
    const contents = new Map(
      parts.map((part) => [
        part.section,
        withoutPart(readSectionContent(live.doc, part.section), part),
      ]),
    );
    const left = live.replaceContents(contents, 'selection.remove');
    const [closed, changed] = [
      parts.filter(({ section }) => left.has(section)),
      parts.filter(({ section }) => !left.has(section)),
    ].map(blocksOf) as [number, number];
    tell(t('across.removed', { n: changed }), { changed, closed });
  });
  useEffect(() => {
    if (!page.current) return;
    return followAcross({
      bench,
      page: page.current,
      chosen: (parts) => setCount(blocksOf(parts)),
      remove: (parts) => remove(parts),
    });
  }, [bench, page]);
  return (
    <VisuallyHidden role="status">{count > 0 && t('across.chosen', { n: count })}</VisuallyHidden>
  );
}
