import { VisuallyHidden } from '@mantine/core';
import { readSectionContent } from '@pv/editor-schema';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useDoneNotice } from '../shell/use-done-notice.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import type { SuggestMode } from '../suggest/suggest-mode.ts';
import { suggestRemoval } from '../suggest/suggest-removal.ts';
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
  const suggestAway = (parts: readonly ChosenPart[], suggest: SuggestMode) => {
    const { live } = bench;
    const who = suggest.suggestion();
    const made = parts.map((part) => ({
      part,
      ...suggestRemoval(readSectionContent(live.doc, part.section), part, who),
    }));
    const contents = new Map(made.map(({ part, content }) => [part.section, content]));
    const left = live.replaceContents(contents, 'selection.suggest');
    const taken = made.filter(({ part }) => !left.has(part.section));
    const kept = taken.reduce((sum, one) => sum + one.kept, 0);
    const changed = taken.reduce((sum, one) => sum + one.changed, 0);
    const closed = blocksOf(parts.filter(({ section }) => left.has(section)));
    if (changed === 0 && kept > 0) return suggest.refuse();
    tell(t('across.suggested', { n: changed }), { changed, closed, kept });
  };
  const remove = useEffectEvent((parts: readonly ChosenPart[]) => {
    const { live, suggest } = bench;
    if (!live.status().rights.edit) return;
    if (suggest?.on()) return suggestAway(parts, suggest);
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
